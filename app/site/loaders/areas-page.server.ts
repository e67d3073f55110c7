import { areaLinks } from "../content/views.server.ts";
import { areaMap } from "../map/area-map.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { contentPage } from "./content-page.server.ts";

export function areasPage(ref: PageRef<"areas">) {
	// The map takes the place of the picture.
	return { ...contentPage(ref), picture: undefined, areas: areaLinks(ref.locale), map: areaMap(ref.locale) };
}
