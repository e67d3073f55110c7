import { describe, expect, it } from "vitest";
import { checkParity } from "../../../tools/content/checks/parity.ts";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { broken, replaced, said, textOf, withFile } from "./broken.ts";

const service = "services/employment.yaml";

describe("the schema's check", () => {
	it("names the file, the line and the field that is missing", () => {
		const [finding, ...others] = checkSchema(broken(service, [["en", "fees"], undefined]));
		expect(others).toEqual([]);
		expect(finding).toMatchObject({ level: "error", file: `app/content/${service}` });
		expect(finding?.message).toContain("en.fees");
		expect(textOf(service).split("\n")[(finding?.line ?? 0) - 1]).toMatch(/^en:|^ {2}title:/);
	});

	it("says of what is no YAML one thing, in both languages, and nothing of what follows from it", () => {
		const found = checkSchema(withFile("faq/honorarios.yaml", 'order: 1\nes: { topic: "uno\n'));
		expect(said(found)).toEqual([
			expect.stringMatching(/^error faq\/honorarios\.yaml: unas comillas .* \/ a quotation mark /),
		]);
		expect(found[0]?.line).toBe(2);
	});

	it("refuses HTML in Markdown", () => {
		const found = checkSchema(replaced(service, "Para trabajadores", "<b>Para</b> trabajadores"));
		expect(said(found)).toEqual([`error ${service}: es.audience: has HTML in it: use Markdown`]);
	});
});

describe("the parity of languages", () => {
	it("sees a list with fewer items", () => {
		const found = checkParity(
			replaced("pages/not-found.yaml", "        - To talk to someone: [contact](/en/contact)\n", ""),
		);
		expect(said(found)).toEqual(["error pages/not-found.yaml: sections.0.en.body has lists [2] where Spanish has [3]"]);
	});

	it("sees a heading, a table row and an item of a list of lines that only one language has", () => {
		const post = "posts/heredar-el-negocio.yaml";
		expect(said(checkParity(replaced(post, "## Cuánto vale", "Cuánto vale")))[0]).toContain("headings");
		expect(
			said(
				checkParity(
					replaced(post, "    ## Cuánto vale", "    | Uno | Dos |\n    | - | - |\n    | a | b |\n\n    ## Cuánto vale"),
				),
			)[0],
		).toContain("tables");
		const person = "team/grace-holloway.yaml";
		expect(said(checkParity(broken(person, [["en", "knowsAbout"], ["One"]])))).toEqual([
			`error ${person}: en.knowsAbout.1 is in one language only`,
		]);
	});

	it("sees a text that only one language has", () => {
		expect(said(checkParity(broken(service, [["en", "card"], undefined])))).toEqual([
			`error ${service}: en.card is in one language only`,
		]);
		expect(said(checkParity(broken("firm.yaml", [["claims", 0, "es", "label"], " "])))).toHaveLength(1);
	});
});
