import type { PersonLeaf, WebPageLeaf, WithContext } from "schema-dts";
import { personById } from "../content/content.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { personNodeId } from "./addresses.server.ts";

/** An entry whose legal statements are reviewed. */
interface Reviewed {
	review: readonly { by: string; on: string }[];
}

/**
 * Who checked a page, as properties of `WebPage` or a subtype. Of several dates it states the earliest: only since then
 * has the whole page been checked. Empty if nobody has checked it.
 */
export function reviewedBy(entries: readonly Reviewed[]) {
	const reviews = entries.flatMap(({ review }) => review);
	if (reviews.length === 0) return {};
	return {
		reviewedBy: [...new Set(reviews.map(({ by }) => by))].map(reviewer),
		lastReviewed: reviews.map(({ on }) => on).toSorted()[0] ?? "",
	};
}

/** A plain `WebPage` with who checked it. */
export function reviewedPage(ref: PageRef, entry: Reviewed): WithContext<WebPageLeaf> {
	const address = absolute(hrefOf(ref));
	return {
		"@context": "https://schema.org",
		"@type": "WebPage",
		"@id": address,
		url: address,
		inLanguage: ref.locale,
		...reviewedBy([entry]),
	};
}

function reviewer(id: string): PersonLeaf {
	return { "@type": "Person", "@id": personNodeId(id), name: personById(id).name };
}
