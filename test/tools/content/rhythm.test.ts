import { describe, expect, it } from "vitest";
import { checkRhythm } from "../../../tools/content/checks/rhythm.ts";
import { made, said } from "./broken.ts";

/** Pages of one text each. */
function pages(...texts: string[]) {
	return made(Object.fromEntries(texts.map((text, at) => [`pages/page-${at}.yaml`, `es: { body: "${text}" }\n`])));
}

const long = "Esta frase tiene más de seis palabras porque las necesita. ";

describe("rhythm", () => {
	it("is choppy where more than 15 % of sentences have six words or fewer", () => {
		const found = checkRhythm(
			pages(`${"Así es. Eso dice. ".repeat(5)}${"Aquella frase sí tiene más de seis palabras. ".repeat(10)}`),
		);
		expect(said(found)).toHaveLength(1);
		expect(said(found)[0]).toContain(
			"error pages/page-0.yaml: is choppy in es: 10 of 20 sentences (50 %) have six words or fewer, at most 15 % is asked for: “Así es.”",
		);
		expect(checkRhythm(pages(`${"Así es. ".repeat(3)}${long.repeat(17)}`))).toEqual([]);
		expect(checkRhythm(pages(`${"Así es. ".repeat(3)}${long.repeat(16)}`))).toHaveLength(1);
	});

	it("is not, by two short sentences on a short page, or by headings, labels and abbreviations", () => {
		expect(checkRhythm(pages(`${long}Así es. Eso dice. ${long}`))).toEqual([]);
		expect(checkRhythm(pages(`${long}Así es. Eso dice. Nada más. ${long}`))).toHaveLength(1);
		expect(checkRhythm(pages(`${"Lo dice la ley federal en 28 U.S.C. § 124 y no otra. ".repeat(4)}`))).toEqual([]);
		expect(checkRhythm(pages(`# Uno\\n\\n# Dos\\n\\n# Tres\\n\\n${long}`))).toEqual([]);
		const label = "  - { es: { question: ¿Y eso?, title: Así es. }, en: {} }\n";
		expect(checkRhythm(made({ "pages/a.yaml": `sections:\n${label.repeat(4)}` }))).toEqual([]);
	});

	it("takes back what it says where hedges pass seven in a thousand words", () => {
		const hedges = "Por lo general, casi siempre y muchas veces se acuerda así entre las partes. ";
		const found = checkRhythm(pages(`${hedges.repeat(2)}${long.repeat(20)}`));
		expect(said(found)).toHaveLength(1);
		expect(found[0]?.message).toContain("takes back what it says in es: 6 hedges in");
		expect(checkRhythm(pages(`${hedges}${long.repeat(20)}`))).toEqual([]);
		expect(checkRhythm(pages(`${hedges.repeat(2)}${long.repeat(100)}`))).toEqual([]);
	});

	it("has no sentence of more than eight words on more than three pages", () => {
		const worn = "Si la entrevista tiene algún costo se lo decimos antes de agendarla.";
		expect(checkRhythm(pages(worn, worn, worn))).toEqual([]);
		const found = checkRhythm(pages(worn, worn, worn, worn));
		expect(found).toMatchObject([{ file: "app/content/pages/page-0.yaml", line: 1 }]);
		expect(found[0]?.message).toContain("stands on 4 pages");
	});
});
