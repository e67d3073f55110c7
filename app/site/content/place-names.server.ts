import { firm } from "./content.server.ts";

/** A pattern for the firm's place names of more than one word, such as `Baja California`. */
function placeNames(): RegExp | undefined {
	const { jurisdictions, offices } = firm;
	const names = [
		...jurisdictions.filter(({ region }) => region).flatMap(({ es, en }) => [es.name, en.name]),
		...offices.flatMap(({ city, region }) => [city, region]),
	].filter((name) => /^[\p{L} ]+$/u.test(name) && name.includes(" "));
	return names.length > 0 ? new RegExp([...new Set(names)].join("|"), "g") : undefined;
}

const pattern = placeNames();

/** Keeps each place name in a text on one line. */
export function withPlacesWhole(text: string): string {
	return pattern ? text.replace(pattern, (name) => name.replaceAll(" ", "\u00a0")) : text;
}
