import type { Locale } from "../../app/locales/locale.ts";
import type { Entry, Path } from "./entry.ts";
import { textsIn } from "./texts.ts";

/** A text in both languages. */
export interface Pair {
	/** Where its English stands. */
	path: Path;
	es: string;
	en: string;
}

/** The texts of an entry that it has in both languages. */
export function pairsOf(entry: Entry): Pair[] {
	const spanish = new Map(textsByPlace(entry, "es"));
	return textsByPlace(entry, "en").flatMap(([place, { path, value }]) => {
		const es = spanish.get(place)?.value;
		return es === undefined ? [] : [{ path, es, en: value }];
	});
}

/** The texts of a language by where their English stands. Blank ones say nothing. */
export function textsByPlace(entry: Entry, locale: Locale): [place: string, text: { path: Path; value: string }][] {
	return textsIn(entry, locale)
		.filter(({ value }) => /\S/.test(value))
		.map(({ path, value }) => {
			const english = path.with(path.indexOf(locale), "en");
			return [english.join("."), { path: english, value }];
		});
}

/** What of a list another does not have, each as often as it stands there. */
export function without(some: readonly string[], others: readonly string[]): string[] {
	const left = [...others];
	return some.filter((each) => {
		const at = left.indexOf(each);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
