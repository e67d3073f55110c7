import { firm } from "./content.server.ts";
import { inLanguage } from "./in-language.ts";
import type { Locale } from "./locale.ts";
import { picture } from "./pictures.server.ts";

/** Both offices with their pictures. */
export function offices(locale: Locale) {
	return firm.offices.map((office) => {
		const { licensed, latitude, longitude, ...facts } = inLanguage(office, locale);
		return { ...facts, picture: picture(office.picture, locale) };
	});
}
