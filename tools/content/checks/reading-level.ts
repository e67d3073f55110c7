import { type Locale, locales } from "../../../app/locales/locale.ts";
import type { CollectionName } from "../collections.ts";
import type { Content } from "../content.ts";
import type { Finding } from "../finding.ts";
import { readingEase, sentencesOfEntry } from "../reading-level.ts";

/**
 * The least ease of reading of an entry. Law has long words that have no short ones ("jurisdicción", "responsibility"),
 * so the bar is that of a newspaper and not of a leaflet: on the INFLESZ scale the lower end of "normal", on Flesch's
 * the border between "hard" and "fairly hard".
 */
export const leastEase: Record<Locale, number> = { es: 55, en: 50 };

/** Collections that are running text. Firm, topics and pictures are names and figures. */
export const readCollections: readonly CollectionName[] = [
	"home",
	"clo",
	"pages",
	"services",
	"cases",
	"team",
	"faq",
	"videos",
	"posts",
	"areas",
];

/** Every entry reads easily enough in both languages. */
export function checkReadingLevel({ entries }: Content): Finding[] {
	return entries
		.filter(({ collection }) => readCollections.includes(collection))
		.flatMap((entry) =>
			locales.flatMap((locale): Finding[] => {
				const ease = readingEase(sentencesOfEntry(entry, locale), locale);
				if (ease >= leastEase[locale]) return [];
				const scale = locale === "es" ? "INFLESZ" : "Flesch";
				const message = `reads too hard in ${locale}: ${scale} ${ease.toFixed(0)}, at least ${leastEase[locale]} is asked for; shorten sentences`;
				return [{ level: "error", file: entry.file, line: 1, message }];
			}),
		);
}
