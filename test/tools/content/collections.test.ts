import { describe, expect, it } from "vitest";
import build from "../../../app/content/collections.ts";
import { findings } from "../../../tools/content/checks.ts";
import { collections } from "../../../tools/content/collections.ts";
import { content } from "./broken.ts";

describe("the collections of the tools", () => {
	it("are those of the build, with the same places and schemas", () => {
		const built = build.content.map(({ name, directory, include, schema }) => ({
			name,
			place: directory === "." ? include : directory,
			schema,
		}));
		const known = Object.entries(collections).map(([name, collection]) => ({
			name,
			place: "file" in collection ? collection.file : collection.folder,
			schema: collection.schema,
		}));
		expect(known.map(({ name, place }) => `${name} ${place}`).sort()).toEqual(
			built.map(({ name, place }) => `${name} ${place}`).sort(),
		);
		for (const { name, schema } of known) expect(built.find((each) => each.name === name)?.schema).toBe(schema);
	});
});

describe("the site's content", () => {
	it("passes every check, with its samples as the only warning", () => {
		expect(findings(content()).filter(({ sample }) => !sample)).toEqual([]);
	});
});
