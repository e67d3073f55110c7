import { type Locale, languageTag } from "../../locales/locale.ts";

/** As a range of minutes is written in a sentence: “de 40 a 75 minutos”, “40 to 75 minutes”. */
const range = /(\d+)\s(?:a|to)\s(\d+)\sminut[eo]s/;

/**
 * How long a trip takes, as a figure: 40–75 min. It is read from the sentence that says it, so that it stands in the
 * content once; undefined where that says no range of minutes.
 */
export function tripTime(sentence: string, locale: Locale): string | undefined {
	const [, least, most] = range.exec(sentence) ?? [];
	if (!least || !most) return;
	const minutes = new Intl.NumberFormat(languageTag[locale], { style: "unit", unit: "minute" });
	return minutes.formatRange(Number(least), Number(most)).replace(/\s/g, "\u00a0").replace("-", "–");
}
