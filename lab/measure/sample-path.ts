import { serviceIds } from "../../app/content/service-ids.ts";
import type { Locale } from "../../app/locales/locale.ts";
import { type PageId, pageIds, pages } from "../../app/site/pages/page-table.ts";

/** One entry for each pattern of the page table, by its Spanish path. */
const samples: Readonly<Record<string, string>> = {
	"/equipo/:slug": "daniel-whitmore",
	"/blog/:slug": "contrato-bilingue",
	"/areas/:slug": "katy",
	"/caso/:caseId": "international-compliance",
};

/** A page's address; of a page of which there are many, one of them. */
export function samplePath(page: PageId, locale: Locale): string {
	return pages[page][locale].replace(/:\w+/, samples[pages[page].es] ?? "");
}

/** One page of each kind: the seven services are one. */
export const pageKinds = pageIds.filter(
	(page) => page === serviceIds[0] || !(serviceIds as readonly PageId[]).includes(page),
);
