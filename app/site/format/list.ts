import { type Locale, languageTag } from "../../locales/locale.ts";

/** A list as a sentence has it: uno, dos y tres. */
export function joined(items: Iterable<string>, locale: Locale): string {
	return new Intl.ListFormat(languageTag[locale], { type: "conjunction" }).format(items);
}
