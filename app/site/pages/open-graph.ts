import type { PageRef } from "./page-table.ts";

/** The path of a page's Open Graph image, which `tools/open-graph.ts` generates at build time. */
export function openGraphImage({ page, locale, params }: PageRef): string {
	return `/og/${locale}/${[page, ...Object.values(params)].join("-")}.jpg`;
}
