import { type Locale, languageTag } from "../../locales/locale.ts";

const lists: Record<Locale, Intl.ListFormat> = {
	es: new Intl.ListFormat(languageTag.es),
	en: new Intl.ListFormat(languageTag.en),
};

/** `a, b y c`, `a, b, and c` */
export function formatList(parts: readonly string[], locale: Locale): string {
	return lists[locale].format(parts);
}
