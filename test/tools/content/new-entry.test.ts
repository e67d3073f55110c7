import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkPlaceholders } from "../../../tools/content/checks/placeholders.ts";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { findings } from "../../../tools/content/checks.ts";
import { contentOf } from "../../../tools/content/content.ts";
import { entryOf } from "../../../tools/content/entry.ts";
import { type Kind, kindNames, newEntry } from "../../../tools/content/new-entry.ts";
import { states } from "../../../tools/new-firm/states.ts";
import { broken, content, entries, said, textOf, withFile } from "./broken.ts";

/** The content with another text of a file. */
const fixtureOf = (file: string, change: (source: string) => string) => withFile(file, change(textOf(file)));

/** Cities after which time zones are named. */
const zones = () => Intl.supportedValuesOf("timeZone").flatMap((zone) => /^America\/(\w{5,})$/.exec(zone)?.[1] ?? []);

describe("a new entry", () => {
	it.each<[kind: Kind, name: string | undefined, path: string]>([
		["post", undefined, "posts/nueva-entrada.yaml"],
		["post", "deslindar-un-terreno", "posts/deslindar-un-terreno.yaml"],
		["area", "tecate", "areas/tecate.yaml"],
		["faq", "mudanzas", "faq/mudanzas.yaml"],
		["case", "customs-release", "cases/customs-release.yaml"],
		["case", undefined, "cases/nuevo-caso.yaml"],
		["service", "sucesiones", "services/sucesiones.yaml"],
		["person", "ana-prueba", "team/ana-prueba.yaml"],
		["testimonial", undefined, "testimonials/nuevo-testimonio.yaml"],
		["video", "que-es-un-deslinde", "videos/que-es-un-deslinde.yaml"],
		["page", "blog", "pages/blog.yaml"],
		["clo", undefined, "clo.yaml"],
	])("%s %s is valid, in both languages, and refused until it is filled in", (kind, name, path) => {
		const begun = content(entries.filter(({ file }) => !/(pages\/blog|content\/clo)\.yaml$/.test(file)));
		const made = newEntry(kind, name, begun, true);
		expect(made.path).toBe(path);
		expect(made.source).not.toMatch(/__[a-z]+__/);
		const changed = withFile(path, made.source);
		expect(checkSchema(changed)).toEqual([]);
		expect(checkPlaceholders(changed).length).toBeGreaterThan(4);
		const before = new Set(said(findings(content())));
		const others = said(findings(changed)).filter(
			(line) => !/to be filled in|is a sample/.test(line) && !before.has(line),
		);
		// What follows from a text that is still to be written is not told; and a video needs its page.
		for (const line of others)
			expect(line).toMatch(/leads to no anchor|tv\.yaml: is missing: without it nothing of videos is shown/);
	});

	it("names no place, person or law but those of the firm that it is made for", () => {
		const firm = fixtureOf("firm.yaml", (source) =>
			source.replaceAll("san-diego", "reno").replaceAll("california", "nevada"),
		);
		const { source } = newEntry("area", "sparks", firm);
		expect(source).toMatch(/office: reno # POR LLENAR: .*: reno, riverside o hermosillo/);
		expect(source).toContain("state: nevada");
		const places = [
			...Array.from(states.values(), ({ name }) => Object.values(name)).flat(),
			...zones().map((zone) => zone.replace("_", " ")),
		];
		const anyPlace = new RegExp(`(?<!\\p{L})(?:${places.join("|")})(?!\\p{L})`, "iu");
		expect("en Baja California").toMatch(anyPlace);
		for (const kind of kindNames) {
			expect(readFileSync(`tools/content/templates/${kind}.yaml`, "utf8")).not.toMatch(anyPlace);
		}
	});

	it("compares laws only where the firm has those of two states", () => {
		expect(newEntry("service", "sucesiones", content()).source).toContain("between: [california, sonora]");
		const one = fixtureOf("firm.yaml", (source) => source.replace(/\n {4}region: SON[^\n]*/, ""));
		expect(newEntry("service", "sucesiones", one).source).not.toMatch(/differences|\n\n/);
	});

	it("takes the next place in the order", () => {
		expect(newEntry("area", "tecate", content()).source).toContain("order: 4\n");
		expect(newEntry("case", "customs-release", content(), true).source).toContain("order: 2\n");
	});

	it("overwrites an entry only when that is a sample and the command says so", () => {
		expect(() => newEntry("post", "heredar-el-negocio", content(), true)).not.toThrow();
		expect(() => newEntry("post", "heredar-el-negocio", content())).toThrow("exists already");
		expect(() => newEntry("case", "family-handover", content())).toThrow("--replace");
		const real = broken("cases/family-handover.yaml", [["sample"], false]);
		expect(() => newEntry("case", "family-handover", real, true)).toThrow("exists already");
	});

	it("has a name that can stand in an address", () => {
		expect(() => newEntry("post", "Año Nuevo", content())).toThrow("no name for an entry");
		expect(() => newEntry("post", "Año Nuevo", content())).toThrow(": ano-nuevo.");
		expect(() => newEntry("page", "history", content())).toThrow('no address for a page "history"');
		expect(() => newEntry("page", undefined, content())).toThrow("It can still have: tv.");
	});

	it("passes once everything is filled in", () => {
		const filled = textOf("faq/honorarios.yaml")
			.replace("order: 2", "order: 99")
			.replaceAll(/- id: (.*)/g, "- id: $1-otra");
		const entry = entryOf("faq/otra.yaml", filled);
		if (!entry) throw new Error("faq/otra.yaml is in no collection");
		const all = contentOf([...content().entries, entry], content());
		expect(findings(all).filter(({ level }) => !level.endsWith("sample"))).toEqual([]);
	});
});
