import { describe, expect, it } from "vitest";
import { checkFacts } from "../../../tools/content/checks/facts.ts";
import { withDigits } from "../../../tools/content/figures.ts";
import { broken, content, lineWith, replaced, said } from "./broken.ts";

describe("numbers in words", () => {
	it.each([
		["es", "de tres a diez semanas, y veintiún días", "de 3 a 10 semanas, y 21 días"],
		["en", "Three to ten weeks, twenty-one days, one month", "3 to 10 weeks, 21 days, one month"],
		["es", "una de dos vías en los tribunales", "una de 2 vías en los tribunales"],
	] as const)("are digits in %s: %s", (locale, text, digits) => {
		expect(withDigits(text, locale)).toBe(digits);
	});
});

describe("the facts that several pages state", () => {
	it("are the same on all of them", () => {
		expect(content().valid("facts")[0]?.fields.facts.length).toBeGreaterThan(30);
		expect(checkFacts(content())).toEqual([]);
	});

	it.each([
		["services/commercial-transactional.yaml", "tarda de 3 a 10 semanas", "tarda de 3 a 8 semanas", "due-diligence"],
		[
			"posts/comprar-casa-en-texas.yaml",
			"closing generally comes 30 to 60 days",
			"closing generally comes 30 to 45 days",
			"home-closing-texas",
		],
		["services/civil-litigation.yaml", "In Texas, 12 to 24 months", "In Texas, 14 to 24 months", "trial-texas"],
		["areas/the-woodlands.yaml", "Unas 28\u00a0millas", "Unas 29\u00a0millas", "the-woodlands"],
		[
			"areas/laredo.yaml",
			"about three hours by road from Monterrey",
			"about four hours by road from Monterrey",
			"laredo",
		],
		[
			"pages/contact.yaml",
			"Esa relación nace con un contrato de servicios firmado",
			"Esa relación nace con una propuesta",
			"representation",
		],
		[
			"faq/litigio.yaml",
			"a más tardar desde el 1 de abril de 2027",
			"a más tardar desde el 1 de abril de 2026",
			"national-code",
		],
		["pages/about.yaml", "criminal defense, divorce or immigration filings", "criminal defense or divorce", "not-done"],
	])("name the page that says otherwise: %s", (file, before, after, fact) => {
		const changed = replaced(file, before, after);
		const found = checkFacts(changed).filter(({ message }) => message.includes("says otherwise"));
		expect(found).toHaveLength(1);
		expect(found[0]).toMatchObject({ level: "error", file: `app/content/${file}`, line: lineWith(file, before) });
		expect(found[0]?.message).toContain(`the fact "${fact}"`);
	});

	it("read the title of a field beside it, and the cells of a comparison with their topic", () => {
		const steps = replaced("services/civil-litigation.yaml", "De 6 a 18 meses más", "De 3 a 14 meses más");
		expect(said(checkFacts(steps))[0]).toContain('the fact "appeals-and-collection"');
		const cell = replaced(
			"services/real-estate.yaml",
			"toma por lo general de 3 a 8 semanas",
			"toma por lo general de 2 a 3 semanas",
		);
		expect(said(checkFacts(cell))[0]).toContain('the fact "eviction"');
	});

	it("go with what they belong to: a contingent fee with who pays the expenses", () => {
		const file = "services/commercial-litigation.yaml";
		const lost = replaced(
			file,
			", y los gastos del juicio los paga el cliente, aunque no se cobre nada, salvo que el contrato diga otra cosa",
			"",
		);
		expect(said(checkFacts(lost))).toContainEqual(
			expect.stringContaining(`error ${file}: does not state the fact "contingent-fee-expenses" in es`),
		);
	});

	it("are told when nobody states them any more, or one language alone", () => {
		const gone = broken("facts.yaml", [["facts", 0, "statements", 0, "about"], ["no such words"]]);
		expect(said(checkFacts(gone))).toEqual(['error facts.yaml: the fact "due-diligence" is stated nowhere']);
		const half = replaced("faq/empresas.yaml", "takes 3 to 10 weeks", "takes a while");
		expect(said(checkFacts(half))).toEqual([
			'error facts.yaml: the fact "due-diligence" is found in es alone in app/content/faq/empresas.yaml: mend the text or the patterns',
		]);
	});
});
