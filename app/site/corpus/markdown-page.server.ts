import { type Locale, otherLocale } from "../../locales/locale.ts";
import { areas, cases, clo, firm, home, pageEntry, posts, services } from "../content/content.server.ts";
import { lastModified } from "../content/last-modified.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { hrefOf, type PageId, type PageRef } from "../pages/page-table.ts";
import { text } from "./markdown/blocks.ts";
import { areaBlocks, caseBlocks, postBlocks, sectionBlocks, serviceBlocks } from "./markdown/entries.server.ts";
import { cloBlocks, homeBlocks, ownBlocks } from "./markdown/pages.server.ts";

/** What a page says, as far as Markdown can. */
interface Written {
	title: string;
	description: string;
	heading: string;
	lead: string;
	blocks: string[];
}

/**
 * A page as Markdown, made of the content's own sources rather than of HTML: front matter with its addresses and its
 * date, its heading, its text and the notices that stand on every page.
 *
 * @returns nothing for a page that does not exist, such as an unknown slug
 */
export function markdownPage(place: PageRef): string | undefined {
	const written = writtenBy(place);
	if (!written) return undefined;
	const { title, description, heading, lead, blocks } = written;
	const other = otherLocale(place.locale);
	const { noAdvice, pastResults, licences } = firm[place.locale];
	return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
url: ${absolute(hrefOf(place))}
language: ${place.locale}
translation: ${absolute(hrefOf(place, other))}
updated: ${lastModified(place)}
site: ${JSON.stringify(firm.name)}
---

# ${text(heading)}

${text(lead)}

${blocks.map(withAbsoluteLinks).join("\n\n")}

---

${text(noAdvice)}

${text(pastResults)}

${text(licences)}
`;
}

function writtenBy({ page, locale, params }: PageRef): Written | undefined {
	if (page === "post") return ofEntry(posts, params.slug, locale, (entry) => entry[locale].lead, postBlocks);
	if (page === "case") return ofEntry(cases, params.caseId, locale, (entry) => entry[locale].summary, caseBlocks);
	if (page === "area") return ofEntry(areas, params.slug, locale, (entry) => entry[locale].lead, areaBlocks);
	if (page === "home") return { ...home[locale], blocks: homeBlocks(locale) };
	if (page === "clo") return { ...clo[locale], blocks: cloBlocks(locale) };
	const service = services.find(({ id }) => id === page);
	if (service) return { ...service[locale], blocks: serviceBlocks(service, locale) };
	if (!isWritten(page)) return undefined;
	const entry = pageEntry(page);
	return { ...entry[locale], blocks: [...ownBlocks[page](locale), ...sectionBlocks(entry.sections, locale)] };
}

function ofEntry<
	Entry extends { id: string } & Record<Locale, { title: string; description: string; heading?: string }>,
>(
	entries: readonly Entry[],
	id: string | undefined,
	locale: Locale,
	lead: (entry: Entry) => string,
	blocks: (entry: Entry, locale: Locale) => string[],
): Written | undefined {
	const entry = entries.find((candidate) => candidate.id === id);
	if (!entry) return undefined;
	const { title, description, heading = title } = entry[locale];
	return { title, description, heading, lead: lead(entry), blocks: blocks(entry, locale) };
}

function isWritten(page: PageId): page is keyof typeof ownBlocks {
	return Object.hasOwn(ownBlocks, page);
}

function withAbsoluteLinks(block: string): string {
	return block.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${absolute(path)})`);
}
