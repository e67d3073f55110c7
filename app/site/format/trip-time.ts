import { type Locale, languageTag } from "../../locales/locale.ts";

/** How long a trip takes, in minutes, as a figure: 40–75 min. */
export function tripTime({ least, most }: { least: number; most: number }, locale: Locale): string {
	const minutes = new Intl.NumberFormat(languageTag[locale], { style: "unit", unit: "minute" });
	return minutes.formatRange(least, most).replace(/\s/g, "\u00a0").replace("-", "–");
}
