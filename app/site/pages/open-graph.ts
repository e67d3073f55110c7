import type { PageRef } from "./page-table.ts";

/** The path of a page's Open Graph image, made at build time by `tools/open-graph.ts`. */
export function openGraphImage({ page, locale, params }: PageRef): string {
	const entry = params.slug ?? params.caseId;
	return `/og/${locale}/${page}${entry ? `-${entry}` : ""}.jpg`;
}
