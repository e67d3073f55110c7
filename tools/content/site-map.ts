import { type Locale, locales } from "../../app/locales/locale.ts";
import { anchors, ownAnchors } from "../../app/site/corpus/anchors.ts";
import { hasPage, hrefOf, isServiceId, type PageId, pageIds, pageRefOf } from "../../app/site/pages/page-table.ts";
import type { Content } from "./content.ts";
import type { CollectionName, Entry, Path } from "./entry.ts";

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
	/** Whether these are all: an entry that its schema refuses has anchors that nobody knows. */
	complete: boolean;
}

/** Every page of the site. Anchors are the same in both languages. */
export function pagesOf(content: Content): PageAnchors[] {
	const entriesOf = (name: CollectionName) => content.entries.filter(({ collection }) => collection === name);
	const contents = new Map(content.valid("posts").map((entry) => [entry.id, entry.fields.contents]));
	const posts = entriesOf("posts").map((entry): PageAnchors => {
		const given = contents.get(entry.id)?.map(({ id }) => ({ entry, path: ["es", "body"], id })) ?? [];
		return { page: "post", params: { slug: entry.id }, own: [], given, complete: entry.parsed.success };
	});
	const cases = entriesOf("cases").map(({ id }) => ({ page: "case" as const, params: { caseId: id } }));
	const people = entriesOf("team").map(({ id }) => ({ page: "person" as const, params: { slug: id } }));
	const areas = entriesOf("areas").map(({ id }) => ({ page: "area" as const, params: { slug: id } }));
	const others = pageIds.filter((page) => !["post", "case", "area", "person"].includes(page));
	return [
		...others.map((page) => ({
			page,
			params: {},
			own: ownOf(page, content),
			given: anchorsOn(page, content),
			complete: content.entries.filter((entry) => stands(entry, page)).every(({ parsed }) => parsed.success),
		})),
		...posts,
		...[...cases, ...areas, ...people].map((ref) => ({ ...ref, own: ownAnchors(ref.page), given: [], complete: true })),
	].filter(({ page }) => hasPage(page));
}

/** The anchors that a page has by itself. A service that compares no laws has no section of their differences. */
function ownOf(page: PageId, content: Content): readonly string[] {
	if (!isServiceId(page)) return ownAnchors(page);
	const compares = content.valid("services").some(({ id, fields }) => id === page && fields.differences);
	return ownAnchors("service").filter((anchor) => compares || anchor !== anchors.service.differences);
}

/** Collections whose entries a page lists. */
const listedOn: Partial<Record<PageId, CollectionName>> = { team: "team", tv: "videos", faq: "faq" };

/** Whether an entry gives a page anchors. */
function stands({ collection, id }: Entry, page: PageId): boolean {
	return collection === listedOn[page] || (["services", "pages", "clo"].includes(collection) && id === page);
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
	/** Nothing where an entry with a fault leaves them open. */
	anchors: ReadonlySet<string> | undefined;
}

/** Every page by its path in each language. */
export function siteMap(content: Content): ReadonlyMap<string, Target> {
	return new Map(
		pagesOf(content).flatMap(({ page, params, own, given, complete }) => {
			const all = complete ? new Set([...own, ...given.map(({ id }) => id)]) : undefined;
			return locales.map((locale) => [hrefOf(pageRefOf({ page, locale }, params)), { locale, anchors: all }] as const);
		}),
	);
}
