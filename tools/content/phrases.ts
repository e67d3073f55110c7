/** A phrase found in a text. */
export interface Found {
	found: string;
	/** Where it begins and ends. */
	at: number;
	end: number;
}

/**
 * Phrases in a text, as whole words. Each is a regular expression; a blank in it matches whatever separates words, and
 * so a phrase may run over the end of a line. (`\b` knows no accents.)
 */
export function phrasesIn(text: string, phrases: readonly string[], { cased = false } = {}): Found[] {
	if (phrases.length === 0) return [];
	return Array.from(text.matchAll(patternOf(phrases.join("|"), cased)), ({ 0: found, index }) => ({
		found,
		at: index,
		end: index + found.length,
	}));
}

/** Whether a text has one of some phrases. */
export function hasPhrase(text: string, phrases: readonly string[]): boolean {
	return phrases.length > 0 && text.search(patternOf(phrases.join("|"), false)) >= 0;
}

/** The phrases that stand in no other phrase which excuses them. */
export function unexcused(found: readonly Found[], excuses: readonly Found[]): Found[] {
	return found.filter(({ at, end }) => !excuses.some((excuse) => excuse.at <= at && end <= excuse.end));
}

/** The same lists are looked for in every text. */
const known = new Map<string, RegExp>();

function patternOf(phrases: string, cased: boolean): RegExp {
	const flags = cased ? "gu" : "giu";
	const key = `${flags} ${phrases}`;
	const any = phrases.replaceAll(" ", "\\s+");
	const pattern = known.get(key) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
	known.set(key, pattern);
	return pattern;
}

/** Code, commands, addresses and the marks of Markdown's tables are no prose: they are blanked, so that places stay. */
export function withoutMarkup(text: string): string {
	return text
		.replace(/`[^`]*`|\]\([^)]*\)|\{\{[^}]*\}\}|npm run \S+ -- \S+/g, (found) => "·".repeat(found.length))
		.replace(/^[|\s:-]+$/gm, (found) => found.replace(/[^\n]/g, "·"));
}
