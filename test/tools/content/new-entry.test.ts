import { describe, expect, it } from "vitest";
import { checkPlaceholders } from "../../../tools/content/checks/placeholders.ts";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { findings } from "../../../tools/content/checks.ts";
import { contentOf } from "../../../tools/content/content.ts";
import { entryOf } from "../../../tools/content/entry.ts";
import { type Kind, newEntry } from "../../../tools/content/new-entry.ts";
import { broken, content, said, textOf, today, withFile } from "./broken.ts";

describe("a new entry", () => {
	it.each<[kind: Kind, name: string | undefined, path: string]>([
		["post", undefined, "posts/nueva-entrada.yaml"],
		["post", "deslindar-un-terreno", "posts/deslindar-un-terreno.yaml"],
		["area", "conroe", "areas/conroe.yaml"],
		["faq", "mudanzas", "faq/mudanzas.yaml"],
		["case", "corporate-restructure", "cases/corporate-restructure.yaml"],
	])("%s %s is valid, in both languages, and refused until it is filled in", (kind, name, path) => {
		const made = newEntry(kind, name, content(), true);
		expect(made.path).toBe(path);
		expect(made.source).not.toMatch(/__[a-z]+__/);
		const changed = withFile(path, made.source);
		expect(checkSchema(changed)).toEqual([]);
		expect(checkPlaceholders(changed).length).toBeGreaterThan(10);
		const others = said(findings(changed)).filter((line) => !/to be filled in|is a sample/.test(line));
		// A text that is still to be written is short as well; nothing else is wrong with it.
		for (const line of others) expect(line).toMatch(/has \d+ words|reads too hard/);
	});

	it("takes the next place in the order", () => {
		expect(newEntry("area", "conroe", content()).source).toContain("order: 16\n");
		expect(newEntry("case", "corporate-consolidation", content(), true).source).toContain("order: 3\n");
	});

	it("overwrites an entry only when that is a sample and the command says so", () => {
		expect(() => newEntry("post", "contrato-bilingue", content(), true)).not.toThrow();
		expect(() => newEntry("post", "contrato-bilingue", content())).toThrow("exists already");
		expect(() => newEntry("case", "civil-real-estate", content())).toThrow("--replace");
		const real = broken("cases/civil-real-estate.yaml", [["sample"], false]);
		expect(() => newEntry("case", "civil-real-estate", real, true)).toThrow("exists already");
	});

	it("has a name that can stand in an address", () => {
		expect(() => newEntry("post", "Año Nuevo", content())).toThrow("no name for an entry");
	});

	it("passes once everything is filled in", () => {
		const filled = textOf("faq/honorarios.yaml")
			.replace("order: 2", "order: 99")
			.replaceAll(/- id: (.*)/g, "- id: $1-otra");
		const entry = entryOf("faq/otra.yaml", filled);
		if (!entry) throw new Error("faq/otra.yaml is in no collection");
		const all = contentOf([...content().entries, entry], { today, pictureFiles: content().pictureFiles, messages: [] });
		expect(findings(all).filter(({ level }) => !level.endsWith("sample"))).toEqual([]);
	});
});
