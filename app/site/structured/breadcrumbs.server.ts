import type { BreadcrumbListLeaf, WithContext } from "schema-dts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { absolute } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";

/** The way to a page. @throws RangeError for the home page, whose trail of one step says nothing. */
export function breadcrumbs(place: PageRef): WithContext<BreadcrumbListLeaf> {
	const trail = breadcrumbTrail(place);
	if (trail.length < 2) throw new RangeError("A breadcrumb list has at least two steps: the home page has none");
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absolute(path),
		})),
	};
}
