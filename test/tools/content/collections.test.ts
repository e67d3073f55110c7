import { describe, expect, it } from "vitest";
import build from "../../../app/content/collections.ts";
import { schemas } from "../../../app/content/schema/schemas.ts";
import { findings } from "../../../tools/content/checks.ts";
import { placeOf } from "../../../tools/content/entry.ts";
import { content } from "./broken.ts";

describe("the collections of the build", () => {
	it("are all those that have a schema, in the places where the tools look for them", () => {
		expect(build.content.map(({ name }) => name)).toEqual(Object.keys(schemas));
		for (const { name, directory, include, schema } of build.content) {
			expect(directory === "." ? include : directory).toBe(placeOf(name));
			expect(schema).toBe(schemas[name]);
		}
	});
});

describe("the site's content", () => {
	it("passes every check, with its samples as the only warning", () => {
		expect(findings(content()).filter(({ level }) => !level.endsWith("sample"))).toEqual([]);
	});
});
