import { describe, expect, it } from "vitest";
import { checkRhythm } from "../../../tools/content/checks/rhythm.ts";
import { contentOf } from "../../../tools/content/content.ts";
import { entryOf } from "../../../tools/content/entry.ts";
import { rhythmTable, summaryOf } from "../../../tools/content/summary.ts";
import { content, replaced, said } from "./broken.ts";

const file = "services/corporate.yaml";
const english = "Here is an example. For U.S. federal tax";
const spanish = "Un ejemplo. Para el impuesto federal";

/** Pages of one text each. */
function pages(...texts: string[]) {
	const entries = texts.flatMap((text, at) => entryOf(`pages/page-${at}.yaml`, `es: { body: "${text}" }\n`) ?? []);
	return contentOf(entries, { ...content(), messages: [] });
}

describe("rhythm", () => {
	it("of the site's content is within its limits", () => {
		expect(checkRhythm(content())).toEqual([]);
	});

	it("is choppy where more than 15 % of sentences have six words or fewer", () => {
		const found = checkRhythm(replaced(file, english, `${"We read it. You sign here. ".repeat(10)}${english}`));
		expect(said(found)).toHaveLength(1);
		expect(said(found)[0]).toMatch(
			/^error services\/corporate\.yaml: is choppy in en: 2\d of \d+ sentences \(\d\d %\)/,
		);
		expect(found[0]?.message).toContain("“You sign here.”");
	});

	it("is not, by two short sentences on a short page, or by headings, labels and abbreviations", () => {
		const long = "Esta frase tiene más de seis palabras porque las necesita.";
		expect(checkRhythm(pages(`${long} Así es. Eso dice. ${long}`))).toEqual([]);
		expect(checkRhythm(pages(`${long} Así es. Eso dice. Nada más. ${long}`))).toHaveLength(1);
		expect(checkRhythm(pages(`${`Lo dice la ley federal en 28 U.S.C. § 124 y no otra. `.repeat(4)}`))).toEqual([]);
		expect(checkRhythm(pages(`# Uno\\n\\n# Dos\\n\\n# Tres\\n\\n${long}`))).toEqual([]);
	});

	it("takes back what it says where hedges pass seven in a thousand words", () => {
		const hedges = "Por lo general, casi siempre y muchas veces se acuerda así. ".repeat(6);
		const found = checkRhythm(replaced(file, spanish, `${hedges}${spanish}`));
		expect(said(found)).toHaveLength(1);
		expect(found[0]?.message).toMatch(/takes back what it says in es: 2\d hedges/);
	});

	it("has no sentence of more than eight words on more than three pages", () => {
		const worn = "Si la entrevista tiene algún costo se lo decimos antes de agendarla.";
		expect(checkRhythm(pages(worn, worn, worn))).toEqual([]);
		const found = checkRhythm(pages(worn, worn, worn, worn));
		expect(found).toMatchObject([{ file: "app/content/pages/page-0.yaml", line: 1 }]);
		expect(found[0]?.message).toContain("stands on 4 pages");
	});

	it("stands in the summary", () => {
		const { collections, notes } = summaryOf(content());
		expect(collections.services).toMatchObject({ "short es %": expect.stringMatching(/^\d+–\d+$/) });
		expect(notes.join()).toContain("most repeated sentence");
		expect(rhythmTable(content()).length).toBeGreaterThan(100);
	});
});
