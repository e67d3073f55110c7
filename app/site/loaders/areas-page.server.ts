import { areas, content, firm } from "../content/content.server.ts";
import { picture } from "../content/pictures.server.ts";
import { areaLink } from "../content/views.server.ts";
import { areaMap } from "../map/area-map.ts";
import { siteGround } from "../map/ground.server.ts";
import { officeAt } from "../map/places.ts";
import type { PageRef } from "../pages/page-table.ts";
import { contentPage } from "./content-page.server.ts";

export type AreasPage = ReturnType<typeof areasPage>;

export function areasPage(ref: PageRef<"areas">) {
	// The map replaces the picture.
	const { locale } = ref;
	const states = firm.jurisdictions.filter(({ id }) => areas.some(({ state }) => state === id));
	return {
		...contentPage(ref),
		picture: undefined,
		areas: areas.map((entry) => {
			const office = officeAt(entry, areas, firm.offices);
			return { ...areaLink(entry, locale), picture: office && picture(office.picture, locale) };
		}),
		states: states.map(({ id, [locale]: { name } }) => ({ id, name })),
		map: areaMap(content, siteGround, locale),
	};
}
