import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import { type Passage, pageOf } from "../../../../site/corpus/passage.ts";
import { formatList } from "../../../../site/format/list.ts";
import { href } from "../../../../site/pages/page-table.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Concept } from "../search/concepts.ts";
import type { Found } from "../search/rank.ts";
import { excerpt } from "../text/excerpt.ts";
import { contactOffer, link } from "./contact.ts";

/** How an answer is put together from what was found. */
export interface Manner {
	concepts: readonly Concept[];
	/** The visitor asked whether the firm does this: the practice area comes first. */
	asksIfHandled: boolean;
	/** The visitor asked what to do: a person is offered. */
	offersPerson: boolean;
	/** Area pages of places that the question names. */
	places: readonly Passage[];
}

/** Further pages that an answer names. */
const mostFurther = 2;

/** An answer that quotes the best entry and links to it, and to a page or two beside it. */
export function foundAnswer(
	results: readonly [Found, ...Found[]],
	{ concepts, asksIfHandled, offersPerson, places }: Manner,
	{ knowledge, firm }: { knowledge: Knowledge; firm: Firm },
): string {
	const [{ entry }] = results;
	const { locale } = knowledge;
	const t = translator(locale, "assistant");
	const idf = idfOf(concepts);
	const service = serviceOf(entry, knowledge);
	const handled = asksIfHandled && service !== undefined && entry.kind !== "person";
	const parts: string[] = [];
	const linked = new Set<string>();
	const linkTo = (target: Passage) => {
		linked.add(pageOf(target.href));
		return link(target.label, target.href);
	};

	if (handled) parts.push(t("found.handles", { service: linkTo(service) }));
	parts.push(entry.whole ? entry.markdown : excerpt(entry.markdown, locale, (term) => idf.get(term) ?? 0));
	if (entry.notice) parts.push(entry.notice);
	const isLegal = entry.about.service !== undefined && entry.kind !== "service" && entry.kind !== "case";
	const closing: string[] = [t("found.source", { link: link(entry.label, entry.href) })];
	linked.add(pageOf(entry.href));
	const further = [
		...places,
		...(service ? [service] : []),
		...results
			.slice(1)
			.filter(isNear(results[0]))
			.map((found) => found.entry),
	]
		.filter(
			(other, index, all) =>
				!linked.has(pageOf(other.href)) && all.findIndex((one) => pageOf(one.href) === pageOf(other.href)) === index,
		)
		.slice(0, mostFurther);
	if (further.length > 0) closing.push(t("found.also", { links: formatList(further.map(linkTo), locale) }));
	if (isLegal) closing.push(t("found.general"));
	parts.push(closing.join(" "));
	if (offersPerson) parts.push(contactOffer(firm, locale));
	return parts.join("\n\n");
}

/** An answer that no entry gives alone: the practice area that the question points to, and a person to ask. */
export function areaAnswer(
	area: Passage,
	concepts: readonly Concept[],
	{ knowledge, firm }: { knowledge: Knowledge; firm: Firm },
): string {
	const t = translator(knowledge.locale, "assistant");
	const idf = idfOf(concepts);
	return [
		t("found.maybe", { service: link(area.label, area.href) }),
		excerpt(area.markdown, knowledge.locale, (term) => idf.get(term) ?? 0),
		contactOffer(firm, knowledge.locale),
	].join("\n\n");
}

/** Who handles what was asked about, with licences, and the page of the team. */
export function personAnswer(person: Passage, { knowledge, firm }: { knowledge: Knowledge; firm: Firm }): string {
	const t = translator(knowledge.locale, "assistant");
	return [
		person.markdown,
		t("found.source", { link: link(person.label, person.href) }),
		contactOffer(firm, knowledge.locale),
	].join("\n\n");
}

/** How much each stem of the question matters. */
function idfOf(concepts: readonly Concept[]): ReadonlyMap<string, number> {
	const idf = new Map<string, number>();
	for (const { terms, rarity, weight } of concepts) {
		for (const [term, share] of terms) idf.set(term, Math.max(idf.get(term) ?? 0, share * rarity * weight));
	}
	return idf;
}

function isNear(best: Found): (found: Found) => boolean {
	return (found) => found.score >= best.score * 0.62;
}

/** The overview of an entry's practice area. */
export function serviceOf(entry: Passage, knowledge: Knowledge): Passage | undefined {
	if (entry.about.service === undefined) return undefined;
	const path = href(knowledge.locale, entry.about.service);
	return knowledge.passages.find((other) => other.kind === "service" && other.href === path);
}
