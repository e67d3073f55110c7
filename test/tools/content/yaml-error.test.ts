import { describe, expect, it } from "vitest";
import { LineCounter, parseDocument } from "yaml";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { slipOf } from "../../../tools/content/yaml-error.ts";
import { replaced, said } from "./broken.ts";

function slip(source: string) {
	return slipOf(parseDocument(source, { lineCounter: new LineCounter() }), source);
}

describe("what is no YAML", () => {
	it.each<[what: string, source: string, line: number, es: string, en: string]>([
		[
			"a colon in a text",
			"es:\n  title: Prelitigio: resolver antes\n",
			2,
			"lleva dos puntos",
			'title: "Prelitigio: resolver antes"',
		],
		["a colon in an item", "- es: Uno: dos\n", 1, "lleva dos puntos", 'es: "Uno: dos"'],
		["a colon in the second line of a text", "es:\n  lead: Algo dice\n    y sigue: aquí\n", 3, ">-", "lead: >-"],
		["a tab", "es:\n\ttitle: Uno\n", 2, "tabulador", "a tab"],
		["a tab after other lines", "es:\n  title: Uno\n\tlead: Dos\n", 3, "tabulador", "a tab"],
		["an unclosed quotation mark", 'es:\n  title: "uno\n  lead: dos\nen:\n  title: x\n', 2, "comillas", "close it"],
		["an unclosed apostrophe", "a: b\nes:\n  title: 'uno\n  lead: dos\n", 3, "comillas (')", "quotation mark (')"],
		["quotation marks in a text", 'title: "El "contrato" dice"\n', 1, "“ ”", "“ ”"],
		["a text after its quotation mark", 'title: "Uno" dos\n', 1, "sigue después", "goes on after"],
		[
			"a field too far to the right",
			"es:\n  title: Uno\n   lead: Dos\n",
			3,
			"espacios al principio",
			"blanks at the beginning",
		],
		[
			"a field too far to the left",
			"es:\n    title: Uno\n  lead: Dos\n",
			3,
			"espacios al principio",
			"blanks at the beginning",
		],
		["a long text that is not indented", "es:\n  body: |-\n  Uno dos\n", 3, "texto largo", "a long text"],
		[
			"a line of a long text too far to the left",
			"es:\n  body: |-\n    Uno\n   dos\n",
			4,
			"espacios al principio",
			"blanks",
		],
		[
			"a field that stands twice",
			"order: 1\ntitle: a\norder: 2\n",
			3,
			"“order” está dos veces",
			"“order” stands twice",
		],
		["a dash without a blank", "list:\n  - uno\n  -dos\n", 3, "después del guion", "after the dash"],
		[
			"fields after a dash without a blank",
			"list:\n  -es: uno\n  -es: dos\n",
			3,
			"después del guion",
			"after the dash",
		],
		["a colon without a blank", "es:\n  title:Uno\n  lead: Dos\n", 2, "“title: texto”", "“title: text”"],
		["a colon without a blank at the end", "es:\n  lead: Dos\n  title:Uno\n", 3, "“title: texto”", "“title: text”"],
		["a text that begins with @", "title: @firma\n", 1, "empezar con @", "begin with @"],
		["a text that begins with *", "title: *negritas* y más\n", 1, "empezar con *", "begin with *"],
		["an open bracket", "list: [a, b\nx: y\n", 2, "“[” se abre", "“[” before this"],
		["an open brace", "es: { a: b\nen: c\n", 2, "“{” se abre", "“{” before this"],
		["a text beside |", "body: |uno\n", 1, "renglón de abajo", "next line"],
		["two versions of a file", "<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> x\n", 1, "dos versiones", "two versions"],
	])("%s is named with its line and the mend", (_, source, line, es, en) => {
		const found = slip(source);
		expect(found?.line).toBe(line);
		expect(found?.es).toContain(es);
		expect(found?.en).toContain(en);
	});

	it("has an answer for anything else too", () => {
		const found = slip("a: 1\n---\nb: 2\n");
		expect(found).toMatchObject({ line: 2, es: expect.stringContaining("no se entiende"), en: expect.any(String) });
	});

	it("says nothing of what is YAML", () => {
		expect(slip("es:\n  title: Uno\n")).toBeUndefined();
	});
});

describe("what YAML takes for something else", () => {
	const file = "testimonials/laura-m.yaml";

	it.each([
		["company: *Empresa", "no puede empezar con *"],
		["company: &Asociados y más", "no puede empezar con &"],
		["company: !Empresa", "no puede empezar con !"],
		["company: Cliente #1", "no se publica (“#1”)"],
	])("%s", (line, message) => {
		const found = said(checkSchema(replaced(file, "company: Clienta", line)));
		expect(found).toHaveLength(1);
		expect(found[0]).toContain(message);
	});
});
