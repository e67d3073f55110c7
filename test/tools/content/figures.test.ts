import { describe, expect, it } from "vitest";
import type { Locale } from "../../../app/locales/locale.ts";
import { hrefOf, pageRefOf } from "../../../app/site/pages/page-table.ts";
import { checkFigures } from "../../../tools/content/checks/figures.ts";
import { checkLinkedPages } from "../../../tools/content/checks/parity.ts";
import { figuresOf } from "../../../tools/content/figures.ts";
import { made, said } from "./broken.ts";

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
		["veinte meses y medio", "twenty and a half months", ["20 month"]],
		["dentro de un año", "within a year", []],
		["una retención de 15 %", "withholding of 15%", ["15 %"]],
		["artículo 27, fracción I", "article 27, section I", ["27", "I"]],
		["artículos 10-A y 1347-A", "articles 10-A and 1347-A", ["10-A", "1347-A"]],
		["§§ 16.003 y 16.051, Regla 99(b)", "§§ 16.003 and 16.051, Rule 99(b)", ["16.003", "16.051", "99"]],
		["a 28 millas y 28 semanas", "28 miles and 28 weeks", ["28 mile", "28 week"]],
		["en mayo tal vez", "it may well be May", []],
		["llame al [+52 33 5555 0100](tel:+523355550100)", "call [(619) 555-0100](tel:+16195550100)", []],
	] as const)("%s | %s", (es, en, figures) => {
		expect(figuresOf(es, "es")).toEqual(figures);
		expect(figuresOf(en, "en")).toEqual(figures);
	});
});

/** A page with a text in both languages. */
function page(es: string, en: string) {
	return made({ "pages/a.yaml": `es: { lead: "${es}" }\nen: { lead: "${en}" }\n` });
}

describe("the figures of both languages", () => {
	it.each([
		["vence a los 20 días", "due after 21 days", "es has [20 day], en has [21 day]"],
		["artículo 1047", "article 1074", "es has [1047], en has [1074]"],
		["reserva 10 %", "reserves 5%", "es has [10 %], en has [5 %]"],
		["hasta 20,000 dólares", "up to $10,000", "es has [20000 USD], en has [10000 USD]"],
		["hasta 20,000 pesos", "up to $20,000", "es has [20000 MXN], en has [20000 USD]"],
		["el 1 de abril de 2027", "on April 1, 2026", "es has [2027-04-01], en has [2026-04-01]"],
		["20 días y 20 días", "20 days", "es has [20 day], en has []"],
	])("are told where they differ: %s | %s", (es, en, message) => {
		expect(said(checkFigures(page(es, en)))).toEqual([
			`error pages/a.yaml: en.lead states other figures in each language: ${message}`,
		]);
	});

	it.each([
		["a unos 45 km", "about 28 miles away"],
		["un radio de 50 km", "a radius of 50 km (31 miles)"],
		["cuesta 100 dólares: paga los 10 y le acreditan 5", "costs $100: pays the $10 and is credited $5"],
		["más de 5 millones, en ciertos asuntos", "over $5 million, in certain disputes"],
	])("are the same in each language's own way: %s | %s", (es, en) => {
		expect(checkFigures(page(es, en))).toEqual([]);
	});

	it("are distances that differ, all the same", () => {
		const found = said(checkFigures(page("a unos 45 km", "about 38 miles away")));
		expect(found[0]).toContain("es has [45 km], en has [38 mile]");
	});
});

describe("the links of both languages", () => {
	const team = (locale: Locale) => hrefOf(pageRefOf({ page: "team", locale }, {}));
	const faq = (locale: Locale) => hrefOf(pageRefOf({ page: "faq", locale }, {}));

	it("lead to the same pages and anchors, in any order", () => {
		const both = page(`[a](${team("es")}#x) [b](${faq("es")})`, `[b](${faq("en")}) [a](${team("en")}#x)`);
		expect(checkLinkedPages(both)).toEqual([]);
	});

	it("are told where one language lacks one, has another, or another anchor", () => {
		expect(said(checkLinkedPages(page(`[a](${team("es")})`, "a")))).toEqual([
			`error pages/a.yaml: en.lead links in es alone to ${team("en")}`,
		]);
		expect(said(checkLinkedPages(page(`[a](${team("es")})`, `[a](${faq("en")})`)))).toEqual([
			`error pages/a.yaml: en.lead links in es alone to ${team("en")}`,
			`error pages/a.yaml: en.lead links in en alone to ${faq("en")}`,
		]);
		expect(checkLinkedPages(page(`[a](${faq("es")}#x)`, `[a](${faq("en")}#y)`))).toHaveLength(2);
	});

	it("say nothing of a page that is missing, which is told already", () => {
		expect(checkLinkedPages(page("[a](/blog/no-existe)", "[a](/en/blog/no-existe)"))).toEqual([]);
	});
});
