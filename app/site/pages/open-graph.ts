import type { PageRef } from "./page-table.ts";

/** The path of a page's Open Graph image, made at build time by `tools/open-graph.ts`. */
export function openGraphImage({ page, locale, params }: PageRef): string {
	return `/og/${locale}/${[page, ...Object.values(params)].join("-")}.jpg`;
}
