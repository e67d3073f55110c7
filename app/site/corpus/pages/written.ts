import { translator } from "../../../locales/instances.server.ts";
import { entryById, type SiteContent } from "../../content/site-content.ts";
import { formatDay } from "../../format/dates.ts";
import type { WrittenPageId } from "../../pages/page-table.ts";
import { link, list, text } from "../markdown.ts";
import type { Passage, Source, TextPage } from "../passage.ts";
import { pageOnly, passagesOn } from "../passages-on.ts";
import { topicPassages } from "./faq.ts";
import { areaList, claimList, officeList, postList } from "./lists.ts";
import { headed } from "./posts.ts";
import { personPassage } from "./team.ts";
import { videoPassage } from "./videos.ts";

type Written = Omit<SiteContent["pages"][number], "id">;

/** What pages list before their sections. A page that has only sections needs no entry here. */
const listings: Partial<Record<WrittenPageId, (source: Source, page: Written) => (Passage | string)[]>> = {
	about: (source) => (source.content.firm.claims.length > 0 ? [claimList(source)] : []),
	team: (source) => source.content.team.map((person) => personPassage(person, source)),
	faq: topicPassages,
	tv: (source) => source.content.videos.map((video) => videoPassage(video, source)),
	blog: (source) => [postList(source)],
	contact: officeList,
	social: ({ content, locale }) => [
		list(content.firm.social.map(({ name, url, [locale]: it }) => `${link(name, url)}: ${text(it.text)}`)),
	],
	terms: ({ locale }, { updated }) => [translator(locale, "terms")("updated", { date: formatDay(updated, locale) })],
	areas: areaList,
};

/** A written page: its opening, its lists, its sections. */
export function writtenPage(id: WrittenPageId, source: Source): TextPage {
	const page = entryById(source.content.pages, id);
	const ref = { page: id, locale: source.locale, params: {} };
	const { opening, sections } = writtenPassages(id, page, source);
	const listed = (listings[id]?.(source, page) ?? []).map((each) =>
		typeof each === "string" ? pageOnly(ref, [each]) : each,
	);
	return { ...page[source.locale], ref, passages: [opening, ...listed, ...sections] };
}

/** The opening of a page and its sections; long sections are split at their level-three headings. */
export function writtenPassages(id: WrittenPageId | "clo", page: Written, { locale }: Source) {
	const { [locale]: it } = page;
	const isClo = id === "clo";
	const ref = { page: id, locale, params: {} };
	const shared = { under: `pages/${id}`, pageTitle: it.heading };
	const part = passagesOn(ref, { ...shared, kind: isClo ? "clo-part" : "page-section" });
	const opening = passagesOn(ref, { ...shared, kind: isClo ? "clo" : "page" })({
		title: it.title,
		heading: "",
		context: it.name,
		markdown: text(it.lead),
		more: it.description,
	});
	const sections = page.sections.map(({ id: anchor, [locale]: section }): Passage => {
		const own = { anchor, label: section.heading, context: `${section.heading} ${it.name}` };
		const [first = "", ...pieces] = section.body.source.split(/^### +/m);
		const parts = [
			...(first.trim() === "" ? [] : [{ id: anchor, title: section.heading, body: first.trim() }]),
			...pieces.map((piece, index) => ({ id: `${anchor}-${index + 1}`, ...headed(piece) })),
		];
		return part({
			...own,
			id: anchor,
			title: section.heading,
			markdown: section.body.source,
			parts: pieces.length === 0 ? [] : parts.map(({ body, ...piece }) => part({ ...own, ...piece, markdown: body })),
		});
	});
	return { opening, sections };
}
