import { type Locale, locales } from "../../app/locales/locale.ts";
import { ownAnchors } from "../../app/site/corpus/anchors.ts";
import { href, type PageId, pages, serviceIds } from "../../app/site/pages/page-table.ts";
import type { Content } from "./content.ts";

/** A page that the content can link to. */
export interface Target {
	page: PageId;
	locale: Locale;
	/** Ids of its elements, the same in both languages. */
	anchors: ReadonlySet<string>;
}

/** Every page with its address in each language, and the anchors it has. */
export function siteMap(content: Content): ReadonlyMap<string, Target> {
	const targets = new Map<string, Target>();
	const add = (page: PageId, path: (locale: Locale) => string, anchors: readonly string[]) => {
		for (const locale of locales) targets.set(path(locale), { page, locale, anchors: new Set(anchors) });
	};
	const sections = (id: string) =>
		[...content.valid("pages"), ...content.valid("clo")]
			.filter((entry) => entry.id === id)
			.flatMap(({ fields }) => fields.sections.map((section) => section.id));

	for (const page of Object.keys(pages) as PageId[]) {
		if (page === "post" || page === "case" || page === "area" || isService(page)) continue;
		add(page, (locale) => pages[page][locale], [...ownAnchors(page), ...sections(page), ...listed(content, page)]);
	}
	for (const { id, fields } of content.valid("services")) {
		if (!isService(id)) continue;
		const anchors = [...fields.sections, ...fields.questions].map((part) => part.id);
		add(id, (locale) => href(locale, id), [...ownAnchors("service"), ...anchors]);
	}
	for (const { id, fields } of content.valid("posts")) {
		add(
			"post",
			(locale) => href(locale, "post", { slug: id }),
			fields.contents.map((heading) => heading.id),
		);
	}
	for (const { id } of content.valid("cases")) {
		add("case", (locale) => href(locale, "case", { caseId: id }), ownAnchors("case"));
	}
	for (const { id } of content.valid("areas")) {
		add("area", (locale) => href(locale, "area", { slug: id }), ownAnchors("area"));
	}
	return targets;
}

function isService(page: string): page is (typeof serviceIds)[number] {
	return serviceIds.some((id) => id === page);
}

/** Anchors of the entries that a page lists. */
function listed(content: Content, page: PageId): string[] {
	if (page === "team") return content.valid("team").map(({ id }) => id);
	if (page === "tv") return content.valid("videos").map(({ id }) => id);
	if (page !== "faq") return [];
	return content.valid("faq").flatMap(({ id, fields }) => [id, ...fields.questions.map((question) => question.id)]);
}
