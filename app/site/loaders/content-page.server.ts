import type { Locale } from "../../locales/locale.ts";
import { type ContentPageId, pageEntry } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import type { StructuredData } from "../pages/head.ts";
import type { PageId, PageRef } from "../pages/page-table.ts";
import { pageFrame } from "./page-frame.server.ts";

export type ContentPageData = ReturnType<typeof contentPage>;

/** The data of every page in `app/content/pages`. */
export function contentPage(ref: PageRef<Extract<ContentPageId, PageId>>, structured: StructuredData[] = []) {
	const entry = pageEntry(ref.page);
	const { title, description, heading, lead, sections, updated } = localize(entry, ref.locale);
	return {
		...pageFrame(ref, { title, description, structured }),
		heading,
		lead,
		sections: withPictures(sections, ref.locale),
		updated,
		picture: entry.picture ? picture(entry.picture, ref.locale) : undefined,
	};
}

/** Sections, with their pictures if they have any. */
export function withPictures<Section extends { picture?: string | undefined }>(
	sections: readonly Section[],
	locale: Locale,
) {
	return sections.map(({ picture: name, ...section }) => ({
		...section,
		picture: name ? picture(name, locale) : undefined,
	}));
}
