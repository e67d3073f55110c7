import type { Firm } from "content-collections";
import { fold, wordsOf } from "../text/fold.ts";
import type { Knowledge } from "./knowledge.ts";
import words from "./law-words.json" with { type: "json" };

/**
 * The law that a message is under, as the content labels laws. The message names the law or a place where it applies,
 * or else mentions something that only that country has, such as its currency. `undefined` if it names none or several.
 */
export function lawNamed(message: string, { places, locale }: Knowledge, firm: Firm): string | undefined {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	const has = (names: readonly string[]) => names.some((name) => text.includes(` ${fold(name)} `));
	// Naming a country means the law of the firm's office there.
	const laws = firm.jurisdictions.map(({ id, region, country, aliases, [locale]: { name } }) => ({
		law: region === undefined ? firm.offices.find((office) => office.country === country)?.licensed[0] : id,
		names: [name.replace(/ \(.*\)$/, ""), ...aliases],
	}));
	const offices = firm.offices.map(({ licensed: [law], city, aliases }) => ({ law, names: [city, ...aliases] }));
	const named = new Set(
		[...laws, ...offices, ...places].filter(({ names }) => has(names)).flatMap(({ law }) => law ?? []),
	);
	if (named.size > 0) return named.size === 1 ? [...named][0] : undefined;
	const countries = firm.offices.filter(({ country }) => has(words[country]));
	const meant = new Set(countries.flatMap(({ licensed: [id] }) => id ?? []));
	return meant.size === 1 ? [...meant][0] : undefined;
}
