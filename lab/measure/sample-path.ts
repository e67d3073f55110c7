import { globSync } from "node:fs";
import { serviceIds } from "../../app/content/service-ids.ts";
import type { Locale } from "../../app/locales/locale.ts";
import { type PageId, pageIds, pages } from "../../app/site/pages/page-table.ts";

/** Where the entries are of each pattern of the page table, by its Spanish path. */
const folders: Readonly<Record<string, string>> = {
	"/equipo/:slug": "team",
	"/blog/:slug": "posts",
	"/areas/:slug": "areas",
	"/caso/:caseId": "cases",
};

/** A page's address; of a page of which there are many, one of them. */
export function samplePath(page: PageId, locale: Locale): string {
	return pages[page][locale].replace(/:\w+/, () => firstEntry(folders[pages[page].es] ?? ""));
}

/** The first by name: whichever the firm has. */
function firstEntry(folder: string): string {
	const [first = ""] = globSync("*.yaml", { cwd: new URL(`../../app/content/${folder}`, import.meta.url) }).sort();
	return first.replace(/\.yaml$/, "");
}

/** One page of each kind: the seven services are one. */
export const pageKinds = pageIds.filter(
	(page) => page === serviceIds[0] || !(serviceIds as readonly PageId[]).includes(page),
);
