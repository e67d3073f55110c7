import { fold, wordsOf } from "../text/fold.ts";
import words from "./side-words.json" with { type: "json" };

/** Roles of both sides of a matter: who says to be one is not shown what is for the other. */
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
 * The roles of passages that are for the other side than whoever writes, where a message says plainly which side that is:
 * “pool guy here”, “my landlord”, “me deben”.
 */
export function otherSide(message: string): (roles: readonly string[] | undefined) => boolean {
	const said = saidIn(message);
	const own = new Set(said.map(({ role }) => role));
	const other = new Set(said.flatMap(({ against }) => against).filter((role) => !own.has(role)));
	return (roles = []) => roles.some((role) => other.has(role)) && !roles.some((role) => own.has(role));
}

/** Whether a message says that its writer was sued. */
export function saysToBeSued(message: string): boolean {
	return saidIn(message).some(({ role }) => role === "sued");
}

function saidIn(message: string): Side[] {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	return sides.filter(({ says }) => says.test(text));
}
