import { describe, expect, it } from "vitest";
import { checkFigures } from "../../../tools/content/checks/figures.ts";
import { checkLinkedPages } from "../../../tools/content/checks/linked-pages.ts";
import { figuresOf } from "../../../tools/content/figures.ts";
import { content, lineWith, replaced, said } from "./broken.ts";

describe("figures", () => {
	it.each([
		["a más tardar el 1 de abril de 2027", "by April 1, 2027", ["2027-04-01"]],
		["desde septiembre de 2025", "since September 2025", ["2025-09"]],
		["el 24 de marzo", "on March 24", ["03-24"]],
		["a las 10:00 a. m.", "by 10:00 a.m.", ["10:00 am"]],
		["20,000 dólares", "$20,000", ["20000 USD"]],
		["más de 5 millones de dólares", "over $5 million", ["5000000 USD"]],
		["un millón de dólares", "one million dollars", ["1000000 USD"]],
		["600,000 pesos", "600,000 pesos", ["600000 MXN"]],
		["en 20 días hábiles", "within 20 business days", ["20 business day"]],
		["un aviso de 60 días", "a 60-day notice", ["60 day"]],
		["de 3 a 10 semanas", "three to ten weeks", ["3 to 10 week"]],
		["de dos o de cuatro años", "two or four years", ["2 to 4 year"]],
		["a los cuatro años", "after four years", ["4 year"]],
		["dentro de un año", "within a year", []],
		["una retención de 15 %", "withholding of 15%", ["15 %"]],
		["artículo 27, fracción I", "article 27, section I", ["27", "I"]],
		["artículos 10-A y 1347-A", "articles 10-A and 1347-A", ["10-A", "1347-A"]],
		["§§ 16.003 y 16.051, Regla 99(b)", "§§ 16.003 and 16.051, Rule 99(b)", ["16.003", "16.051", "99"]],
		["a 28 millas y 28 semanas", "28 miles and 28 weeks", ["28 mile", "28 week"]],
		["en mayo tal vez", "it may well be May", []],
		["llame al [+52 81 5555 0100](tel:+528155550100)", "call [(713) 555-0100](tel:+17135550100)", []],
	] as const)("%s | %s", (es, en, figures) => {
		expect(figuresOf(es, "es")).toEqual(figures);
		expect(figuresOf(en, "en")).toEqual(figures);
	});
});

describe("the figures of both languages", () => {
	it("are the same in the site's content", () => {
		expect(checkFigures(content())).toEqual([]);
	});

	it.each([
		[
			"faq/litigio.yaml",
			"on the first Monday after 20 days",
			"on the first Monday after 21 days",
			"es has [20 day], en has [21 day]",
		],
		["faq/litigio.yaml", "article 1047", "article 1074", "es has [1047], en has [1074]"],
		["faq/construccion.yaml", "reserve 10% of the value", "reserve 5% of the value", "es has [10 %], en has [5 %]"],
		["areas/houston.yaml", "Up to $20,000", "Up to $10,000", "es has [20000 USD], en has [10000 USD]"],
		["faq/litigio.yaml", "April 1, 2027", "April 1, 2026", "es has [2027-04-01], en has [2026-04-01]"],
	])("are told where they differ: %s %s", (file, before, after, message) => {
		const [found, ...others] = checkFigures(replaced(file, before, after));
		expect(others).toEqual([]);
		expect(found?.message).toContain(message);
	});

	it("are distances in the reader's unit, and told when they differ", () => {
		const katy = "areas/katy.yaml";
		expect(checkFigures(replaced(katy, "28\u00a0miles", "27\u00a0miles"))).toEqual([]);
		expect(said(checkFigures(replaced(katy, "28\u00a0miles", "38\u00a0miles")))[0]).toContain(
			"es has [45 km], en has [38 mile]",
		);
	});
});

describe("the links of both languages", () => {
	const file = "services/corporate.yaml";

	it("lead to the same pages in the site's content", () => {
		expect(checkLinkedPages(content())).toEqual([]);
	});

	it("are told where one language lacks one, or has another", () => {
		const lost = checkLinkedPages(
			replaced(file, "[external Chief Legal Officer](/en/clo)", "external Chief Legal Officer"),
		);
		expect(said(lost)).toEqual([`error ${file}: en.audience links in es alone to /en/clo`]);
		expect(lost[0]?.line).toBe(lineWith(file, "[external Chief Legal Officer]") - 3);
		const other = checkLinkedPages(replaced(file, "(/en/clo)", "(/en/blog)"));
		expect(said(other)).toEqual([
			`error ${file}: en.audience links in es alone to /en/clo`,
			`error ${file}: en.audience links in en alone to /en/blog`,
		]);
	});

	it("are compared with their anchors", () => {
		const faq = "faq/litigio.yaml";
		const found = checkLinkedPages(
			replaced(faq, "(/en/faq#que-llevar-a-la-entrevista)", "(/en/faq#conflicto-de-intereses)"),
		);
		expect(said(found)).toHaveLength(2);
	});
});
