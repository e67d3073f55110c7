import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { termOf, tokens } from "../../../app/site/search/terms.ts";

describe("plurals and singulars are one term", () => {
	test.each([
		["contrato", "contratos"],
		["ley", "leyes"],
		["juez", "jueces"],
		["demandante", "demandantes"],
		["título", "titulos"],
		["año", "años"],
		["país", "países"],
		["sociedad", "sociedades"],
		["gravamen", "gravámenes"],
		["mes", "meses"],
		["base", "bases"],
		["interés", "intereses"],
		["notificación", "notificaciones"],
		["crisis", "crisis"],
	])("%s, %s", (one, many) => {
		expect(termOf(many, "es")).toBe(termOf(one, "es"));
		expect(termOf(one.toUpperCase(), "es")).toBe(termOf(one, "es"));
	});

	test.each(["migrac", "licenc", "plaz", "contra"])("%s, half a word, stays as it is", (half) => {
		expect(termOf(half, "es")).toBe(half);
	});

	test.each([
		["lien", "liens"],
		["party", "parties"],
		["tie", "ties"],
		["tax", "taxes"],
		["lease", "leases"],
		["business", "businesses"],
		["process", "processes"],
		["house", "houses"],
		["attorney", "attorneys"],
		["status", "status"],
		["basis", "basis"],
	])("%s, %s", (one, many) => {
		expect(termOf(many, "en")).toBe(termOf(one, "en"));
	});
});

test("words that differ stay apart", () => {
	expect(termOf("casa", "es")).not.toBe(termOf("caso", "es"));
	expect(termOf("plazo", "es")).not.toBe(termOf("plaza", "es"));
	expect(termOf("deed", "en")).not.toBe(termOf("dead", "en"));
});

test("words that say nothing alone have no term, with or without accent", () => {
	expect(["de", "Cuál", "MÁS", "qué"].map((word) => termOf(word, "es"))).toEqual(Array(4).fill(undefined));
	expect(["the", "What", "with"].map((word) => termOf(word, "en"))).toEqual(Array(3).fill(undefined));
});

test("numbers are left as they are", () => {
	expect(termOf("551", "es")).toBe("551");
	expect(termOf("1990s", "en")).toBe("1990s");
});

test("tokens know where they stand", () => {
	expect(tokens("¿Cuánto, doña?")).toEqual([
		{ text: "Cuánto", start: 1, end: 7 },
		{ text: "doña", start: 9, end: 13 },
	]);
	expect(tokens("the firm’s fees").map(({ text }) => text)).toEqual(["the", "firm", "fees"]);
});

test("whatever is typed, each token is the text where it says it stands", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			for (const token of tokens(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
		}),
	);
});

test("accents typed as marks of their own (NFD) are the same", () => {
	expect(tokens("gravámenes".normalize("NFD")).map(({ text }) => termOf(text, "es"))).toEqual([
		termOf("gravámenes", "es"),
	]);
});
