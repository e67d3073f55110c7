import type { CatalogueArea } from "./catalogue.ts";
import type { Filling } from "./starter.ts";

/** Titles of pages are cut off after this many characters. */
const longestTitle = 60;

/** The entry of a practice area of the catalogue: a sample, reviewed by nobody yet. */
export function serviceEntry(area: CatalogueArea, order: number, picture: string, filling: Filling) {
	const { id: _, law, pictures, address, es, en, ...parts } = area;
	return {
		order,
		picture,
		address,
		sample: true,
		review: [],
		cases: [],
		posts: [],
		es: { ...es, title: withPlaces(es.title, `en ${filling.facts.es.where}`) },
		en: { ...en, title: withPlaces(en.title, `in ${filling.facts.en.where}`) },
		...parts,
		sections: [],
		sources: [],
	};
}

/** A title with where the firm works, if it fits. */
function withPlaces(title: string, places: string): string {
	const whole = `${title} ${places}`;
	return whole.length <= longestTitle && !/ (en|in) /.test(title) ? whole : title;
}
