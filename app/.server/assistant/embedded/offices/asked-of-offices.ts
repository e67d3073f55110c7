import type { Firm } from "content-collections";
import { fold, wordsOf } from "../text/fold.ts";
import days from "./days.json" with { type: "json" };
import type { AskedDay } from "./office-hours.ts";

type Office = Firm["offices"][number];

/** The offices that a message names by their city, name or a short form of it. */
export function officesNamed(message: string, offices: readonly Office[]): Office[] {
	const words = ` ${wordsOf(fold(message)).join(" ")} `;
	return offices.filter(({ city, name, aliases }) =>
		[city, name, ...aliases].some((each) => words.includes(` ${fold(each)} `)),
	);
}

/** The day or days of the week that a message names. */
export function dayNamed(message: string): AskedDay | undefined {
	const words = wordsOf(fold(message));
	const has = (names: readonly string[]) => words.some((word) => names.includes(word));
	const weekdays = days.weekdays.flatMap((names, index) => (has(names) ? [index + 1] : []));
	const all = [...weekdays, ...(has(days.weekend) ? [6, 7] : [])];
	if (all.length > 0) return all;
	if (has(days.today)) return "today";
	// “En la mañana” is a part of the day.
	const tomorrow = words.some(
		(word, at) => days.tomorrow.includes(word) && !["la", "de"].includes(words[at - 1] ?? ""),
	);
	return tomorrow ? "tomorrow" : undefined;
}
