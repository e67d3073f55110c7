import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt } from "../../../app/site/search/excerpt.ts";
import { termOf } from "../../../app/site/search/terms.ts";

const terms = (...words: string[]) => new Set(words.flatMap((word) => termOf(word, "es") ?? []));
const markedIn = ({ text, marks }: ReturnType<typeof excerpt>) => marks.map(([start, end]) => text.slice(start, end));

const filler = "El despacho revisa cada documento con calma y explica los pasos que siguen. ".repeat(12);

test("a short text is shown whole, with what was found marked in any number and accent", () => {
	const found = excerpt("Los gravámenes se inscriben. Un gravamen pesa.", terms("gravamen"), "es");
	expect(found.text).toBe("Los gravámenes se inscriben. Un gravamen pesa.");
	expect(markedIn(found)).toEqual(["gravámenes", "gravamen"]);
});

test("of a long text, the stretch where most of the terms stand together", () => {
	const text = `${filler}Un gravamen solo. ${filler}Aquí el gravamen sobre la casa se inscribe. ${filler}`;
	const found = excerpt(text, terms("gravamen", "casa"), "es");
	expect(found.text).toMatch(/^… .*gravamen sobre la casa.* …$/);
	expect(found.text.length).toBeLessThan(230);
	expect(markedIn(found)).toEqual(["gravamen", "casa"]);
});

test("a text without a hit is shown from its start", () => {
	const found = excerpt(filler, terms("gravamen"), "es");
	expect(found.text.startsWith("El despacho")).toBe(true);
	expect(found.text.endsWith(" …")).toBe(true);
	expect(found.marks).toEqual([]);
});

test("marks lie in the text, in order, none over another, each on a word that was looked for", () => {
	const wanted = terms("casa", "ley", "año");
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom("casa", "casas", "ley", "leyes.", "año,", "😀", "documento", "(y)", "\u0301"), {
				maxLength: 120,
			}),
			(words) => {
				const { text, marks } = excerpt(words.join(" "), wanted, "es");
				let last = 0;
				for (const [start, end] of marks) {
					expect(start).toBeGreaterThanOrEqual(last);
					expect(wanted).toContain(termOf(text.slice(start, end), "es"));
					last = end;
				}
				expect(last).toBeLessThanOrEqual(text.length);
				expect(text.isWellFormed()).toBe(true);
			},
		),
	);
});
