import places from "./places.json" with { type: "json" };

/** Words in names of places of both countries, folded. They say where, not what, and belong to no language. */
export const placeWords: ReadonlySet<string> = new Set(places.words.split(" "));

/** Towns and states of both countries that people name, folded: whichever the firm is not in is another place. */
export const towns: readonly string[] = places.towns;
