import { firm } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { oncePerLocale } from "../content/once.server.ts";
import { picture } from "../content/pictures.server.ts";
import { formatHours, shownClosedDays } from "./hours.server.ts";
import { phoneLink } from "./phone.server.ts";

export type OfficeData = ReturnType<typeof offices>[number];

/**
 * The offices with their pictures and hours. Each is also a calendar, so that a browser can tell whether it is open.
 */
export const offices = oncePerLocale((locale) =>
	firm.offices.map((office) => {
		const { aliases, latitude, longitude, licensed, skyline, ...shown } = localize(office, locale);
		return {
			...shown,
			phone: phoneLink(office.phone, locale),
			/** `Lunes a viernes, 8:30 a. m. a 5:30 p. m.` */
			openDays: formatHours(office.hours, locale),
			/** `Sábado y domingo, cerrado` */
			daysOff: shownClosedDays(office.hours, locale),
			picture: picture(office.picture, locale),
		};
	}),
);
