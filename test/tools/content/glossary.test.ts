import { describe, expect, it } from "vitest";
import { checkGlossary } from "../../../tools/content/checks/glossary.ts";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { messagesOf } from "../../../tools/content/content.ts";
import { made, messages, said } from "./broken.ts";

const glossary = `terms:
  - term: tribunal
    language: es
    insteadOf: [cortes?]
    exceptions:
      - { phrase: Suprema Corte, reason: Es su nombre. }
      - { phrase: corte de caja, reason: Es de las cuentas., file: caja.yaml }
  - { term: Regla (con número), language: es, insteadOf: ['reglas? \\d+'], cased: true }
  - { term: contingent fee, language: en, insteadOf: [contingency fees?] }
`;

/** What is found in a text of a page. */
function found(es: string, { en = "Nothing", file = "pages/a.yaml" } = {}) {
	const page = `es:\n  heading: Nada\n  lead: >-\n    Una línea y\n    ${es}\nen: { lead: "${en}" }\n`;
	return checkGlossary(made({ "glossary.yaml": glossary, [file]: page }));
}

describe("the glossary", () => {
	it("names file, line, the form found and the one to use, also where YAML folds a line", () => {
		expect(found("la corte decide.")).toMatchObject([{ level: "error", file: "app/content/pages/a.yaml", line: 5 }]);
		expect(said(found("la corte decide, según la regla 99."))).toEqual([
			"error pages/a.yaml: “corte” (es): the site says “tribunal”",
			"error pages/a.yaml: “regla 99” (es): the site says “Regla (con número)”",
		]);
	});

	it("looks at each language by itself, at whole words, and at capitals only where they count", () => {
		expect(found("un cortejo, según la Regla 99.")).toEqual([]);
		expect(said(found("Cortes", { en: "A corte with a Contingency Fee" }))).toEqual([
			"error pages/a.yaml: “Cortes” (es): the site says “tribunal”",
			"error pages/a.yaml: “Contingency Fee” (en): the site says “contingent fee”",
		]);
	});

	it("passes over addresses and code", () => {
		expect(found("vea [esto](/corte) y `corte`.")).toEqual([]);
	});

	it("lets a form pass in the phrases that it gives a reason for, everywhere or in one file", () => {
		expect(found("la Suprema Corte decide.")).toEqual([]);
		for (const text of ["la Suprema Corte y otra corte.", "una corte y la Suprema Corte."])
			expect(found(text)).toHaveLength(1);
		expect(found("el corte de caja.", { file: "pages/caja.yaml" })).toEqual([]);
		expect(found("el corte de caja.")).toHaveLength(1);
	});

	it("is held over the interface as well, with the line of the message", () => {
		const json = '{\n\t"a": "Bien",\n\t"b": { "c": "La corte de {{corte}}" }\n}\n';
		const messages = messagesOf("app/locales/es/x.json", json, "es");
		expect(checkGlossary(made({ "glossary.yaml": glossary }, messages))).toMatchObject([
			{ file: "app/locales/es/x.json", line: 3 },
		]);
	});

	it("refuses a form that is no pattern", () => {
		const broken = made({ "glossary.yaml": glossary.replace("[cortes?]", '["corte ("]') });
		expect(said(checkSchema(broken))[0]).toContain("terms.0.insteadOf.0");
	});
});

it("the interface's own messages are read in both languages, with their files", () => {
	const of = (locale: string) => messages.filter((message) => message.locale === locale).length;
	expect(of("es")).toBeGreaterThan(300);
	expect(of("en")).toBeGreaterThan(300);
});
