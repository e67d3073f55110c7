import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterAll, expect, it } from "vitest";
import { layers } from "../../tools/layers.ts";

/** A small house of its own, so that the rules can be seen to fail. */
const house = mkdtempSync(join(tmpdir(), "project-layers-"));
afterAll(() => rmSync(house, { recursive: true }));

async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
	const folder = mkdtempSync(join(house, "app-"));
	for (const [name, text] of Object.entries({ "package.json": "{}", ...files })) {
		const file = join(folder, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	const { forbidden, options } = layers;
	const { output } = await cruise(
		Object.keys(files),
		{ ...options, baseDir: folder, ruleSet: { forbidden }, validate: true },
		options.enhancedResolveOptions,
	);
	if (typeof output === "string") throw new Error(output);
	return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

const leaf = "export type Leaf = 1; export const leaf = 1;";

it("leaves a house in order alone", async () => {
	const files = {
		"app/sections/hero.tsx": 'import { leaf } from "../ui/leaf.ts"; export const Hero = () => <p>{leaf}</p>;',
		"app/ui/leaf.ts": leaf,
	};
	expect(await brokenRules(files)).toEqual([]);
});

it("sees a circle that is made of types alone", async () => {
	const files = {
		"app/ui/a.ts": 'import type { B } from "./b.ts"; export type A = { b: B };',
		"app/ui/b.ts": 'import type { A } from "./a.ts"; export type B = { a?: A };',
	};
	expect(await brokenRules(files)).toEqual(["no circle"]);
});

it.each([
	["a value", 'import { leaf } from "../sections/leaf.ts"; export const a = leaf;'],
	["a type", 'import type { Leaf } from "../sections/leaf.ts"; export type A = Leaf;'],
	["a type that is passed on", 'export type { Leaf } from "../sections/leaf.ts";'],
	["a dynamic import", 'export const a = () => import("../sections/leaf.ts");'],
])("sees %s that is taken from above", async (_, text) => {
	expect(await brokenRules({ "app/ui/a.ts": text, "app/sections/leaf.ts": leaf })).toEqual(["app/ui knows nobody"]);
});

it.each([
	["app/features/chat/a.ts", "app/features/inquiry/leaf.ts", "features know each other through hand-off alone"],
	["app/features/hand-off/a.ts", "app/ui/leaf.ts", "hand-off knows no feature"],
	["app/.server/a.ts", "app/features/chat/state/leaf.ts", /^app\/\.server knows/],
	["app/site/format/a.ts", "app/site/pages/leaf.ts", "app/site/format knows nobody"],
	["tools/a.ts", "lab/leaf.ts", "what owners run and the build needs knows no lab"],
	["app/ui/a.ts", "test/leaf.ts", "what ships knows no tool"],
	["app/routes/a.ts", "app/shared/leaf.ts", "every folder of app has its place"],
	["app/ui/a.ts", "app/ui/helpers/leaf.ts", "no drawer for everything"],
	["app/ui/a.ts", "app/ui/missing.ts", "every import leads somewhere"],
])("%s may not import %s", async (from, to, rule) => {
	const path = `${"../".repeat(from.split("/").length - 1)}${to}`;
	const files = { [from]: `import { leaf } from "${path}"; export const a = leaf;` };
	const found = await brokenRules(to.includes("missing") ? files : { ...files, [to]: leaf });
	expect(found).toContainEqual(typeof rule === "string" ? rule : expect.stringMatching(rule));
});
