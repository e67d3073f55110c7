import type { Locale } from "../../locales/locale.ts";
import { firm } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";

/** Both offices with their pictures. */
export function offices(locale: Locale) {
	return firm.offices.map((office) => {
		const { licensed, latitude, longitude, ...facts } = localize(office, locale);
		return { ...facts, picture: picture(office.picture, locale) };
	});
}
