import { describe, expect, it } from "vitest";
import { checkFacts } from "../../../tools/content/checks/facts.ts";
import { withDigits } from "../../../tools/content/figures.ts";
import { made, said } from "./broken.ts";

describe("numbers in words", () => {
	it.each([
		["es", "de tres a diez semanas, y veintiún días", "de 3 a 10 semanas, y 21 días"],
		["en", "Three to ten weeks, twenty-one days, one month", "3 to 10 weeks, 21 days, one month"],
		["es", "una de dos vías en los tribunales", "una de 2 vías en los tribunales"],
	] as const)("are digits in %s: %s", (locale, text, digits) => {
		expect(withDigits(text, locale)).toBe(digits);
	});
});

const facts = `facts:
  - id: due-diligence
    statements:
      - { language: es, about: [due diligence, '\\d+ semanas'], says: [3 a 10 semanas], unless: [laboral] }
      - { language: en, about: [due diligence, '\\d+ weeks'], says: [3 to 10 weeks], unless: [employment] }
`;

const fees = `facts:
  - id: expenses
    statements:
      - { language: es, about: [gastos del juicio], says: [los paga el cliente], wherever: [honorarios? contingentes?] }
      - { language: en, about: [expenses of the case], says: [client pays], wherever: [contingent fees?] }
`;

/** A page with a text in a section. */
function page(es: string, en: string): string {
	return `es: { title: Compras }
en: { title: Buying }
sections:
  - { id: one, es: { heading: Cuánto tarda, body: "${es}" }, en: { heading: How long, body: "${en}" } }
`;
}

const right = page("La *due diligence* toma de tres a diez semanas.", "[Due diligence](/x) takes 3 to 10 weeks.");

describe("facts that several pages state", () => {
	it("are the same on all of them", () => {
		expect(checkFacts(made({ "facts.yaml": facts, "services/a.yaml": right, "posts/b.yaml": right }))).toEqual([]);
	});

	it("are told where a page says otherwise, with file and line", () => {
		const wrong = right.replace("3 to 10 weeks", "3 to 8 weeks");
		const found = checkFacts(made({ "facts.yaml": facts, "services/a.yaml": right, "posts/b.yaml": wrong }));
		expect(found).toMatchObject([{ level: "error", file: "app/content/posts/b.yaml", line: 4 }]);
		expect(found[0]?.message).toBe(
			'says otherwise than 3 to 10 weeks, which is the fact "due-diligence": “Due diligence takes 3 to 8 weeks.”',
		);
	});

	it("are about what their title says, in a line and in a cell of a table or a list", () => {
		const step = (time: string) =>
			`steps: [{ es: { title: Due diligence, time: ${time} semanas }, en: { title: Due diligence, time: ${time.replace("a", "to")} weeks } }]\n`;
		expect(checkFacts(made({ "facts.yaml": facts, "services/a.yaml": step("3 a 10") }))).toEqual([]);
		expect(checkFacts(made({ "facts.yaml": facts, "services/a.yaml": step("4 a 10") }))).toHaveLength(2);
		const cells =
			'differences: { rows: [{ es: { topic: Due diligence, cells: ["4 semanas"] }, en: { topic: Due diligence, cells: ["3 to 10 weeks"] } }] }\n';
		expect(said(checkFacts(made({ "facts.yaml": facts, "services/a.yaml": cells })))).toEqual([
			'error services/a.yaml: says otherwise than 3 a 10 semanas, which is the fact "due-diligence": “4 semanas”',
		]);
		const table = page("| Due diligence | 4 semanas |", "| Due diligence | 4 weeks |");
		expect(checkFacts(made({ "facts.yaml": facts, "services/a.yaml": table }))).toHaveLength(2);
	});

	it("are not stated by a sentence about something else", () => {
		const other = page("La due diligence laboral toma 2 semanas.", "Employment due diligence takes 2 weeks.");
		expect(checkFacts(made({ "facts.yaml": facts, "services/a.yaml": right, "posts/b.yaml": other }))).toEqual([]);
	});

	it("go with what they belong to, in every entry that mentions it", () => {
		const whole = page(
			"Un honorario contingente. Los gastos del juicio los paga el cliente.",
			"A contingent fee. The client pays the expenses of the case.",
		);
		const silent = page("Un honorario contingente.", "A contingent fee.");
		expect(checkFacts(made({ "facts.yaml": fees, "services/a.yaml": whole }))).toEqual([]);
		expect(said(checkFacts(made({ "facts.yaml": fees, "services/a.yaml": whole, "posts/b.yaml": silent })))).toEqual([
			'error posts/b.yaml: does not state the fact "expenses" in es, which goes with “Un honorario contingente.”',
			'error posts/b.yaml: does not state the fact "expenses" in en, which goes with “A contingent fee.”',
		]);
	});

	it("are told when nobody states them, or one language alone", () => {
		expect(said(checkFacts(made({ "facts.yaml": facts })))).toEqual([
			'error facts.yaml: the fact "due-diligence" is stated nowhere',
		]);
		const half = right.replace("3 to 10 weeks", "a while");
		expect(said(checkFacts(made({ "facts.yaml": facts, "services/a.yaml": half })))).toEqual([
			'error facts.yaml: the fact "due-diligence" is found in es alone in app/content/services/a.yaml: mend the text or the patterns',
		]);
	});

	it("are not missed because of a file that nobody can read, which is told already", () => {
		expect(checkFacts(made({ "facts.yaml": facts, "posts/b.yaml": "a: [1\n" }))).toEqual([]);
	});
});
