import { fold, wordsOf } from "../text/fold.ts";
import words from "./draft-words.json" with { type: "json" };

/** Words: how far behind the order the document stands. */
const within = 7;

/**
 * Whether somebody orders a document: “please write me a lease …”. Such a message goes on to tell so much of the matter
 * that the judge takes it for a question about that. “Do you draft leases?” asks what the firm does.
 */
export function asksToDraft(message: string): boolean {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	return words.orders.some((order) => {
		const at = text.indexOf(` ${order} `);
		if (at === -1) return false;
		const next = text.slice(at + order.length + 2).split(" ", within);
		return next.some((word) => words.documents.some((beginning) => word.startsWith(beginning)));
	});
}
