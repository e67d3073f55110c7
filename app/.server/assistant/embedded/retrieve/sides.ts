import { fold, wordsOf } from "../text/fold.ts";
import words from "./side-words.json" with { type: "json" };

/** A role in a matter, and the roles against it: a person who claims one is not shown passages for the other side. */
interface Side {
	role: string;
	against: readonly string[];
	says: RegExp;
}

const sides: readonly Side[] = Object.entries(words).map(([role, { against, es, en }]) => ({
	role,
	against,
	says: new RegExp(` (?:${[...es, ...en].join("|")}) `),
}));

/**
 * Tells whether the roles of a passage belong to the side against the writer, if the message plainly says which side
 * the writer is on: “pool guy here”, “my landlord”, “me deben”.
 */
export function otherSide(message: string): (roles: readonly string[] | undefined) => boolean {
	const said = saidIn(message);
	const own = new Set(said.map(({ role }) => role));
	const other = new Set(said.flatMap(({ against }) => against).filter((role) => !own.has(role)));
	return (roles = []) => roles.some((role) => other.has(role)) && !roles.some((role) => own.has(role));
}

/** Whether the writer of a message says that they were sued. */
export function saysToBeSued(message: string): boolean {
	return saidIn(message).some(({ role }) => role === "sued");
}

function saidIn(message: string): Side[] {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	return sides.filter(({ says }) => says.test(text));
}
