import { describe, expect, it } from "vitest";
import { checkGlossary } from "../../../tools/content/checks/glossary.ts";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { contentOf } from "../../../tools/content/content.ts";
import { entryOf } from "../../../tools/content/entry.ts";
import { messagesOf, readMessages } from "../../../tools/content/messages.ts";
import { broken, content, entries, lineWith, replaced, said } from "./broken.ts";

const corporate = "services/corporate.yaml";

/** The site's content with a message of its own. */
function withMessage(json: string) {
	const messages = messagesOf("app/locales/es/mail.json", json, "es");
	return contentOf(entries, { ...content(), messages });
}

describe("the glossary", () => {
	it("is kept by the site's content and messages", () => {
		expect(readMessages().length).toBeGreaterThan(600);
		expect(checkGlossary(content())).toEqual([]);
	});

	it("names file, line, the form found and the one to use", () => {
		const before = "Un ejemplo. Para el impuesto federal";
		const found = checkGlossary(replaced(corporate, before, `Un pleito en la corte. ${before}`));
		expect(found.map(({ line }) => line)).toEqual([lineWith(corporate, before), lineWith(corporate, before)]);
		expect(said(found)).toEqual([
			`error ${corporate}: “corte” (es): the site says “tribunal”`,
			`error ${corporate}: “pleito” (es): the site says “juicio, conflicto o controversia”`,
		]);
	});

	it("looks at each language by itself, at whole words, and at capitals only where they count", () => {
		const english = "Here is an example. For U.S. federal tax";
		const found = (words: string) => said(checkGlossary(replaced(corporate, english, `${words} ${english}`)));
		expect(found("Under chapter 38, as a rule 15% is due.")).toEqual([
			`error ${corporate}: “chapter 38” (en): the site says “Rule (con número), Chapter (con número)”`,
		]);
		expect(found("Under Chapter 38 and Rule 99(b), corte.")).toEqual([]);
		expect(found("Contingency fee")).toHaveLength(1);
	});

	it("lets a form pass in the phrases that it gives a reason for", () => {
		const before = "Un ejemplo. Para el impuesto federal";
		expect(checkGlossary(replaced(corporate, before, `La Suprema Corte decide. ${before}`))).toEqual([]);
	});

	it("lets it pass in the one file that it names", () => {
		const glossary = (file: string) =>
			`terms:\n  - { term: juicio, language: es, insteadOf: [pleitos?], exceptions: [{ phrase: un pleito, reason: A test, file: ${file} }] }\n`;
		const saying = (file: string) =>
			contentOf(
				["glossary.yaml", "faq/prueba.yaml"].flatMap(
					(path, at) => entryOf(path, at === 0 ? glossary(file) : "es: { topic: Ganar un pleito }\n") ?? [],
				),
				{ ...content(), messages: [] },
			);
		expect(checkGlossary(saying("prueba.yaml"))).toEqual([]);
		expect(said(checkGlossary(saying("otra.yaml")))).toEqual([
			"error faq/prueba.yaml: “pleito” (es): the site says “juicio”",
		]);
	});

	it("is held over the interface as well, with the line of the message", () => {
		const found = checkGlossary(
			withMessage('{\n\t"one": "Bien",\n\t"two": { "three": "Un pleito de {{corte}}" }\n}\n'),
		);
		expect(found).toMatchObject([{ file: "app/locales/es/mail.json", line: 3, level: "error" }]);
	});

	it("refuses a form that is no pattern", () => {
		const found = checkSchema(broken("glossary.yaml", [["terms", 0, "insteadOf"], ["litigio ("]]));
		expect(said(found)[0]).toContain("terms.0.insteadOf.0: is no pattern");
	});
});
