import { type Locale, languageTag } from "../../locales/locale.ts";

/** A trip's duration in minutes, as a range: 40–75 min. */
export function tripTime({ least, most }: { least: number; most: number }, locale: Locale): string {
	const minutes = new Intl.NumberFormat(languageTag[locale], { style: "unit", unit: "minute" });
	return minutes.formatRange(least, most).replace(/\s/g, "\u00a0").replace("-", "–");
}
