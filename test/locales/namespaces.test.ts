import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as pages from "../../app/locales/es/pages.ts";

it("browsers have every namespace that components ask for", () => {
	const asked = globSync("app/**/*.tsx").flatMap((file) =>
		Array.from(readFileSync(file, "utf8").matchAll(/useTranslation\(([^)]*)\)/g), ([, list = ""]) =>
			Array.from(list.matchAll(/"([\w-]+)"/g), ([, name = ""]) => name),
		).flat(),
	);
	expect(asked).toContain("inquiry");
	expect([...new Set(asked)].filter((name) => !(name in pages))).toEqual([]);
});
