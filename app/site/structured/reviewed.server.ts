import type { PersonLeaf, WebPageLeaf, WithContext } from "schema-dts";
import { personById } from "../content/content.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { personNodeId } from "./addresses.server.ts";

/** An entry whose legal statements somebody checked. */
interface Reviewed {
	review: readonly { by: string; on: string }[];
}

/**
 * Who checked a page, as a `WebPage` or a type below it says. Of several days it states the first: only since then has
 * all of the page been checked. What nobody has checked says nothing.
 */
export function reviewedBy(entries: readonly Reviewed[]) {
	const reviews = entries.flatMap(({ review }) => review);
	if (reviews.length === 0) return {};
	return {
		reviewedBy: [...new Set(reviews.map(({ by }) => by))].map(reviewer),
		lastReviewed: reviews.map(({ on }) => on).toSorted()[0] ?? "",
	};
}

/** A page that is no more than a page, with who checked it. */
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
