import type { Firm } from "content-collections";
import { pageOf } from "../../site/corpus/passage.ts";
import { contactOffer, phone } from "./embedded/compose/contact.ts";
import type { Reply } from "./embedded/compose/reply.ts";

/** Addresses of this site and of the firm. A source that a passage cites is neither. */
const own = /^(?:\/(?!\/)|tel:|mailto:|https:\/\/wa\.me\/)/;

/**
 * What an answer of a model may link to, each address with the text that stands for it where it is bare: the passages,
 * what the embedded answer links to, and the ways to reach the firm.
 */
export function linksOf({ passages, text, locale }: Reply, firm: Firm): Map<string, string> {
	const facts = passages.flatMap(({ whole, markdown }) => (whole ? [markdown] : []));
	const phones = firm.offices.map((office) => phone(office.phone, locale));
	const said = [text, ...facts, ...phones, contactOffer(firm, locale)].join("\n");
	const links = new Map<string, string>();
	for (const { href, title } of passages) {
		links.set(href, title);
		if (!links.has(pageOf(href))) links.set(pageOf(href), title);
	}
	for (const [, label = "", address = ""] of said.matchAll(/\[([^\]]*)\]\(([^()\s]+)\)/g)) {
		if (own.test(address) && !links.has(address)) links.set(address, label);
	}
	return links;
}
