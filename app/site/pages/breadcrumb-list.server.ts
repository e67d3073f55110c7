import type { BreadcrumbListLeaf, WithContext } from "schema-dts";
import { absolute } from "./absolute.server.ts";
import { breadcrumbTrail } from "./breadcrumbs.server.ts";
import type { PageRef } from "./page-table.ts";

/** Breadcrumbs as structured data. @throws RangeError for the home page, which has no parent */
export function breadcrumbList(ref: PageRef): WithContext<BreadcrumbListLeaf> {
	const trail = breadcrumbTrail(ref);
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
