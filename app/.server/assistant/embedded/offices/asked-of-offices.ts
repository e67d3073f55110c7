import type { Firm } from "content-collections";
import { fold, wordsOf } from "../text/fold.ts";
import days from "./days.json" with { type: "json" };
import type { AskedDay } from "./office-hours.ts";

type Office = Firm["offices"][number];

const namesOf = ({ city, name, aliases }: Office) => [city, name, ...aliases].map(fold);

/** The offices that a message names by their city, name or a short form of it. */
export function officesNamed(message: string, offices: readonly Office[]): Office[] {
	const text = spaced(message);
	return offices.filter((office) => namesOf(office).some((name) => text.includes(` ${name} `)));
}

/** The words of a message without the offices it names: those say where, not what. */
export function withoutOffices(message: string, offices: readonly Office[]): string {
	return offices.flatMap(namesOf).reduce((text, name) => text.replaceAll(` ${name} `, " "), spaced(message));
}

const spaced = (message: string) => ` ${wordsOf(fold(message)).join(" ")} `;

/** The day or days of the week that a message names. */
export function dayNamed(message: string): AskedDay | undefined {
	const words = wordsOf(fold(message));
	const has = (names: readonly string[]) => words.some((word) => names.includes(word));
	const weekdays = days.weekdays.flatMap((names, index) => (has(names) ? [index + 1] : []));
	const all = [...weekdays, ...(has(days.weekend) ? [6, 7] : [])];
	if (all.length > 0) return all;
	if (has(days.today)) return "today";
	// “En la mañana” is a part of the day, not tomorrow.
	const tomorrow = words.some(
		(word, at) => days.tomorrow.includes(word) && !["la", "de"].includes(words[at - 1] ?? ""),
	);
	return tomorrow ? "tomorrow" : undefined;
}
