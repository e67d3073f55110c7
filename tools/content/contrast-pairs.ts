/**
 * Which colours of the theme stand on which: every pair that the design uses, with the contrast that it needs. Held to the
 * code by `test/tools/content/contrast.test.ts`: a token that a class uses stands in here.
 *
 * A colour is a token (`gris`), a share of one laid over its ground (`tinta/55`), or such a share over another token
 * (`noche/80 on blanco`).
 */
export interface Pair {
	/** Of several, the one that is seen best counts: the ring of the focus is two. */
	front: readonly string[];
	ground: string;
	/** WCAG 2.2: 4.5 for text (1.4.3), 3 for what else must be seen (1.4.11). */
	limit: 4.5 | 3;
	/** Where, in words for an editor. */
	what: string;
}

const papers = ["papel", "niebla", "cal", "blanco"];
const darks = ["noche", "petroleo", "lacre-oscuro"];

function pairs(what: string, limit: Pair["limit"], fronts: readonly string[], grounds: readonly string[]): Pair[] {
	return grounds.flatMap((ground) => fronts.map((front) => ({ front: [front], ground, limit, what })));
}

export const contrastPairs: readonly Pair[] = [
	...pairs("text", 4.5, ["tinta", "noche"], papers),
	...pairs("quiet text", 4.5, ["gris"], papers),
	...pairs("accented text and icons", 4.5, ["lacre", "lacre-oscuro"], papers),
	...pairs("text of the chat and of fields", 4.5, ["bayou"], ["papel", "niebla", "blanco"]),
	...pairs("text", 4.5, ["blanco", "cal"], darks),
	...pairs("accented text and icons", 4.5, ["arena"], darks),
	...pairs("the text of a button", 4.5, ["blanco"], ["lacre", "lacre-oscuro", "petroleo", "bayou", "noche"]),
	...pairs("the text of a button over a picture", 4.5, ["blanco"], ["noche/80 on blanco"]),
	...pairs("a word that was searched for", 4.5, ["tinta"], ["arena/50 on papel"]),
	...pairs("selected text", 4.5, ["noche"], ["arena"]),
	...pairs("the edge of a field", 3, ["gris", "noche", "petroleo", "lacre-oscuro"], ["blanco", "papel", "niebla"]),
	...pairs("the edge of the chat's field", 3, ["tinta/55"], ["papel"]),
	...pairs("the edge of a button", 3, ["tinta/70"], ["papel", "niebla", "cal"]),
	...pairs("the edge of a button", 3, ["papel/80"], ["noche", "petroleo"]),
	...pairs("stars", 3, ["cantera"], ["papel"]),
	...[...papers, ...darks, "lacre", "bayou"].map(
		(ground): Pair => ({ front: ["blanco", "noche"], ground, limit: 3, what: "the ring of what has focus" }),
	),
];

/**
 * Classes whose colours tell nothing that is not told otherwise, and why: hairlines, hover, what is switched off. The
 * lines of the map are drawn and measured as a picture.
 */
export const exempt: Readonly<Record<string, string>> = {
	"ring-tinta/15": "edge of a panel that has a shadow",
	"ring-arena/30": "edge of a tooltip that has a ground",
	"border-bayou": "hairline above the bar",
	"stroke-noche/80": "halo of names on the map",
	"stroke-arena/60": "leader from a name to its place",
	"fill-arena/12": "the area served, whose edge is a line",
	"bg-blanco/15": "hover of a button on a dark ground",
	"bg-gris/45": "a button that is switched off",
};
