import { type Locale, locales } from "../../app/locales/locale.ts";
import { ownAnchors } from "../../app/site/corpus/anchors.ts";
import { hrefOf, isServiceId, type PageId, pageIds, pageRefOf } from "../../app/site/pages/page-table.ts";
import type { Content } from "./content.ts";
import type { Entry, Path } from "./entry.ts";

/** The id of an element, and where the content gives it. */
interface Anchor {
	entry: Entry;
	path: Path;
	id: string;
}

/** A page with the anchors that it has by itself, and those that the content gives it. */
interface PageAnchors {
	page: PageId;
	params: { slug?: string; caseId?: string };
	own: readonly string[];
	given: readonly Anchor[];
}

/** Every page of the site. Anchors are the same in both languages. */
export function pagesOf(content: Content): PageAnchors[] {
	const posts = content.valid("posts").map((entry): PageAnchors => {
		const given = entry.fields.contents.map(({ id }) => ({ entry, path: ["es", "body"], id }));
		return { page: "post", params: { slug: entry.id }, own: [], given };
	});
	const cases = content.valid("cases").map(({ id }) => ({ page: "case" as const, params: { caseId: id } }));
	const people = content.valid("team").map(({ id }) => ({ page: "person" as const, params: { slug: id } }));
	const areas = content.valid("areas").map(({ id }) => ({ page: "area" as const, params: { slug: id } }));
	const others = pageIds.filter((page) => !["post", "case", "area", "person"].includes(page));
	return [
		...others.map((page) => ({
			page,
			params: {},
			own: ownAnchors(isServiceId(page) ? "service" : page),
			given: anchorsOn(page, content),
		})),
		...posts,
		...[...cases, ...areas, ...people].map((ref) => ({ ...ref, own: ownAnchors(ref.page), given: [] })),
	];
}

function anchorsOn(page: PageId, content: Content): Anchor[] {
	const listed = { team: content.valid("team"), tv: content.valid("videos"), faq: content.valid("faq") };
	const entries = page in listed ? listed[page as keyof typeof listed] : [];
	const services = content.valid("services").filter(({ id }) => id === page);
	const written = [...content.valid("pages"), ...content.valid("clo")].filter(({ id }) => id === page);
	return [
		...entries.map((entry) => ({ entry, path: [], id: entry.id })),
		...[...services, ...written].flatMap((entry) => anchorsIn(entry, "sections", entry.fields.sections)),
		...[...services, ...(page === "faq" ? listed.faq : [])].flatMap((entry) =>
			anchorsIn(entry, "questions", entry.fields.questions),
		),
	];
}

function anchorsIn(entry: Entry, field: string, parts: readonly { id: string }[]): Anchor[] {
	return parts.map(({ id }, index) => ({ entry, path: [field, index, "id"], id }));
}

/** A page that the content can link to. */
export interface Target {
	locale: Locale;
	anchors: ReadonlySet<string>;
}

/** Every page by its path in each language. */
export function siteMap(content: Content): ReadonlyMap<string, Target> {
	return new Map(
		pagesOf(content).flatMap(({ page, params, own, given }) => {
			const anchors = new Set([...own, ...given.map(({ id }) => id)]);
			return locales.map((locale) => [hrefOf(pageRefOf({ page, locale }, params)), { locale, anchors }] as const);
		}),
	);
}
