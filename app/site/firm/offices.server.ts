import type { Locale } from "../../locales/locale.ts";
import { firm } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { calendarOf } from "./clock.ts";
import { formatClosedDays, formatHours } from "./hours.server.ts";
import { phoneLink } from "./phone.server.ts";

/** The offices with their pictures and hours. */
export function offices(locale: Locale) {
	return firm.offices.map((office) => {
		const { id, city, street, regionCode, postalCode, map, directions, alternative } = localize(office, locale);
		return {
			id,
			city,
			street,
			regionCode,
			postalCode,
			map,
			directions,
			alternative,
			phone: phoneLink(office.phone, locale),
			calendar: calendarOf(office),
			hours: formatHours(office.hours, locale),
			daysOff: formatClosedDays(office.hours, locale),
			picture: picture(office.picture, locale),
		};
	});
}
