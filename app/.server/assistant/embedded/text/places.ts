import places from "./places.json" with { type: "json" };

/** Words in place names of both countries, folded. They say where, not what, and belong to no language. */
export const placeWords: ReadonlySet<string> = new Set(places.words.split(" "));
