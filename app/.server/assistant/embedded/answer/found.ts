import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { type Passage, pageOf } from "../../../../site/corpus/passage.ts";
import { formatList } from "../../../../site/format/list.ts";
import { href } from "../../../../site/pages/page-table.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Concept } from "../search/concepts.ts";
import type { Found } from "../search/rank.ts";
import { excerpt } from "../text/excerpt.ts";
import { contactOffer, link } from "./contact.ts";

/** Further pages that an answer names. */
const mostFurther = 2;

/** An answer that quotes the best passage and links to it, and to a page or two beside it. */
export function foundAnswer(
	[best, ...others]: readonly [Found, ...Found[]],
	concepts: readonly Concept[],
	knowledge: Knowledge,
): string {
	const { entry } = best;
	const { locale } = knowledge;
	const t = translator(locale, "assistant");
	const idf = idfOf(concepts);
	const near = others.filter(({ score }) => score >= best.score * 0.62).map((found) => found.entry);
	const further = new Map<string, Passage>();
	for (const other of [...servicesOf(entry, knowledge), ...near]) {
		const page = pageOf(other.href);
		if (page !== pageOf(entry.href) && !further.has(page)) further.set(page, other);
	}
	const links = [...further.values()].slice(0, mostFurther).map(({ label, href }) => link(label, href));
	const isLegal = entry.about.service !== undefined && entry.kind !== "service" && entry.kind !== "case";
	const closing = [
		t("found.source", { link: link(entry.label, entry.href) }),
		...(links.length > 0 ? [t("found.also", { links: formatList(links, locale) })] : []),
		...(isLegal ? [t("found.general")] : []),
	];
	return [
		entry.whole ? entry.markdown : excerpt(entry.markdown, locale, (term) => idf.get(term) ?? 0),
		...(entry.notice ? [entry.notice] : []),
		closing.join(" "),
	].join("\n\n");
}

/** Who handles what was asked about, with licences, and the page of the team. */
export function personAnswer(person: Passage, { firm, locale }: { firm: Firm; locale: Locale }): string {
	const source = translator(locale, "assistant")("found.source", { link: link(person.label, person.href) });
	return [person.markdown, source, contactOffer(firm, locale)].join("\n\n");
}

/** How much each stem of the question matters. */
function idfOf(concepts: readonly Concept[]): ReadonlyMap<string, number> {
	const idf = new Map<string, number>();
	for (const { terms, rarity, weight } of concepts) {
		for (const [term, share] of terms) idf.set(term, Math.max(idf.get(term) ?? 0, share * rarity * weight));
	}
	return idf;
}

/** The overview of an entry's practice area. */
function servicesOf(entry: Passage, knowledge: Knowledge): Passage[] {
	if (entry.about.service === undefined) return [];
	const path = href(knowledge.locale, entry.about.service);
	return knowledge.passages.filter((other) => other.kind === "service" && other.href === path);
}
