import type { Field } from "@sveltia/cms";
import { describe, expect, it } from "vitest";
import { schemas } from "../../../app/content/schema/schemas.ts";
import { cmsConfig } from "../../../tools/content/cms/config.ts";
import labels from "../../../tools/content/cms/labels.json" with { type: "json" };
import { collectionNames } from "../../../tools/content/entry.ts";
import { broken, content, entries } from "./broken.ts";

const config = cmsConfig("http://localhost:8899", content());
const all = [...(config.collections ?? []), ...(config.singletons ?? [])];

function fieldsOf(name: string): Field[] {
	const found = all.find((each) => "name" in each && each.name === name);
	return found && "fields" in found ? (found.fields ?? []) : [];
}

/** Every field of a list of fields, and those within them, by their paths. */
function paths(fields: readonly Field[], before = ""): string[] {
	return fields.flatMap((field) => {
		const path = before + field.name;
		const inner = "fields" in field && field.fields ? paths(field.fields, `${path}.`) : [];
		return [path, ...inner];
	});
}

/** The paths of an entry's values, without the places in lists. */
function pathsOfData(value: unknown, path = ""): string[] {
	if (Array.isArray(value)) return value.flatMap((item) => pathsOfData(item, path));
	if (typeof value !== "object" || value === null) return path ? [path] : [];
	const below = Object.entries(value).flatMap(([key, item]) => pathsOfData(item, path ? `${path}.${key}` : key));
	return path ? [path, ...below] : below;
}

/** What the editor writes of an entry: texts, lists and groups that are empty are left out. */
function withoutEmpty(value: unknown): unknown {
	if (value === "" || (Array.isArray(value) && value.length === 0)) return undefined;
	if (Array.isArray(value)) return value.map(withoutEmpty);
	if (typeof value !== "object" || value === null || value instanceof Date) return value;
	const kept = Object.entries(value).flatMap(([key, item]) => {
		const left = withoutEmpty(item);
		return left === undefined ? [] : [[key, left] as const];
	});
	return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

describe("the editor's configuration", () => {
	it("has every collection, and a field for every value of every entry", () => {
		expect(all.flatMap((each) => ("name" in each ? each.name : [])).sort()).toEqual([...collectionNames].sort());
		for (const entry of entries) {
			const known = new Set(paths(fieldsOf(entry.collection)));
			expect(pathsOfData(entry.data).filter((path) => !known.has(path))).toEqual([]);
		}
	});

	it("puts the two languages next to each other, with the same fields", () => {
		for (const name of collectionNames) {
			const fields = paths(fieldsOf(name)).filter((path) => /(^|\.)(es|en)(\.|$)/.test(path));
			const of = (locale: string) => fields.filter((path) => path.split(".").includes(locale));
			expect(of("es").map((path) => path.replace(/\bes\b/, "en"))).toEqual(of("en"));
		}
		expect(paths(fieldsOf("posts"))).toEqual(expect.arrayContaining(["es.body", "en.body"]));
	});

	it("edits long text as Markdown, days with a calendar and names from a list", () => {
		const fields = fieldsOf("posts");
		const spanish = fields.find(({ name }) => name === "es");
		const inner: readonly Field[] = spanish && "fields" in spanish ? (spanish.fields ?? []) : [];
		const body = inner.find(({ name }) => name === "body");
		expect(body).toMatchObject({ widget: "markdown", modes: ["raw", "rich_text"] });
		expect(fields.find(({ name }) => name === "published")).toMatchObject({ widget: "datetime", format: "YYYY-MM-DD" });
		expect(fields.find(({ name }) => name === "service")).toMatchObject({ widget: "select" });
		expect(fieldsOf("areas").find(({ name }) => name === "services")).toMatchObject({ multiple: true, min: 1, max: 4 });
		expect(fieldsOf("pictures")[0]).toMatchObject({ widget: "list" });
	});

	it("offers a switch that a file leaves out as the content has it", () => {
		expect(fieldsOf("cases").find(({ name }) => name === "carousel")).toMatchObject({
			widget: "boolean",
			default: true,
		});
		expect(fieldsOf("cases").find(({ name }) => name === "sample")).not.toHaveProperty("default");
	});

	it("lets fields that name something choose from what the content has, by its name", () => {
		const optionsOf = (collection: string, field: string) => {
			const found = fieldsOf(collection).find(({ name }) => name === field);
			return found && "options" in found ? found.options : undefined;
		};
		expect(optionsOf("posts", "author")).toContainEqual({ value: "grace-holloway", label: "Grace Holloway" });
		expect(optionsOf("posts", "cover")).toContainEqual({ value: "cover", label: "cover" });
		expect(optionsOf("team", "office")).toContainEqual({ value: "riverside", label: "Riverside" });
		expect(optionsOf("areas", "state")).toContainEqual({ value: "sonora", label: "Sonora" });
		expect(optionsOf("services", "cases")).toHaveLength(
			entries.filter(({ collection }) => collection === "cases").length,
		);
		expect(optionsOf("posts", "topic")).toContainEqual({ value: "empleo", label: "Empleo" });
		// A topic of the questions is a line of text.
		expect(paths(fieldsOf("faq"))).toContain("es.topic");
		const [spanish] = fieldsOf("faq").filter(({ name }) => name === "es");
		expect(spanish && "fields" in spanish && spanish.fields?.[0]).not.toHaveProperty("options");
	});

	it("asks for no group that an entry may lack, such as an award", () => {
		expect(fieldsOf("firm").find(({ name }) => name === "award")).toMatchObject({ widget: "object", required: false });
		expect(fieldsOf("firm").find(({ name }) => name === "es")).toMatchObject({ required: true });
	});

	it("leaves out what is left empty, and every entry means the same without it", () => {
		expect(config.output).toEqual({ omit_empty_optional_fields: true });
		for (const { collection, data, parsed } of entries) {
			expect(schemas[collection].safeParse(withoutEmpty(data))).toEqual(parsed);
		}
	});

	it("asks for no list that may be empty, and for one that must have something", () => {
		expect(fieldsOf("team").find(({ name }) => name === "licences")).toMatchObject({ required: false });
		expect(fieldsOf("team").find(({ name }) => name === "languages")).toMatchObject({ required: true, min: 1 });
	});

	it("asks for no description of an ornament, and has a place for it", () => {
		const [list] = fieldsOf("pictures");
		const inner: readonly Field[] = list && "fields" in list ? (list.fields ?? []) : [];
		const spanish = inner.find(({ name }) => name === "es");
		expect(spanish).toMatchObject({ required: true, fields: [{ name: "alt", required: false }] });
	});

	it("bears the name of the firm whose site it is", () => {
		const other = broken("firm.yaml", [["name"], "Solano & Ruiz"]);
		expect(cmsConfig("http://localhost:8899", other).app_title).toBe("Solano & Ruiz: contenido");
	});

	it("adds entries to every folder but that of pages", () => {
		const growing = (config.collections ?? []).filter((each) => "create" in each && each.create);
		expect(growing).toHaveLength((config.collections?.length ?? 0) - 1);
	});

	it("names most of its fields in Spanish", () => {
		const names = new Set(
			collectionNames.flatMap((name) => paths(fieldsOf(name)).flatMap((path) => path.split(".").at(-1) ?? [])),
		);
		const unnamed = [...names].filter((name) => !(name in labels.fields));
		expect(unnamed.length).toBeLessThan(names.size / 3);
		expect([...Object.keys(labels.fields), ...labels.sentences].filter((name) => !names.has(name))).toEqual([]);
	});
});
