import { fold, wordsOf } from "../text/fold.ts";
import words from "./advice-words.json" with { type: "json" };

/** Maximum words between the order and the document. */
const within = 7;

/**
 * Whether somebody plainly asks for something that no program may give: a document, “please write me a lease …”, or
 * their odds, “what are my chances of winning”. Such messages say so much about the matter that the judge takes them
 * for a question about it. “Do you draft leases?” asks what the firm does.
 */
export function asksForAdvice(message: string): boolean {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	return (
		words.odds.some((odds) => text.includes(` ${odds} `)) || words.orders.some((order) => isOfDocument(text, order))
	);
}

function isOfDocument(text: string, order: string): boolean {
	const at = text.indexOf(` ${order} `);
	if (at === -1) return false;
	const next = text.slice(at + order.length + 2).split(" ", within);
	return next.some((word) => words.documents.some((beginning) => word.startsWith(beginning)));
}
