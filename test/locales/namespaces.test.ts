import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const textOf = (file: string) => readFileSync(file, "utf8");
const names = (list = "") => Array.from(list.matchAll(/"([\w-]+)"/g), ([, name = ""]) => name);

/** The modules that a module renders with: its static imports, and theirs. What the server alone reads is none. */
function modulesOf(file: string, known = new Set<string>()): Set<string> {
	if (known.has(file)) return known;
	known.add(file);
	for (const [, path = ""] of textOf(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+\.tsx?)";/gms)) {
		if (!/\.server[./]/.test(path) && !path.includes("/locales/")) modulesOf(join(dirname(file), path), known);
	}
	return known;
}

/** The namespaces that components ask for below a module, besides `common`. */
function namespacesUsed(file: string): string[] {
	const used = [...modulesOf(file)].flatMap((module) =>
		Array.from(textOf(module).matchAll(/useTranslation\(([^)]*)\)/g), ([, list]) => names(list)).flat(),
	);
	return [...new Set(used)].filter((name) => name !== "common").sort();
}

describe("a page's handle names the namespaces of its components, all of them and no other", () => {
	const routes = readdirSync("app/routes").filter((name) => name.endsWith(".tsx"));
	it.each(routes)("%s", (name) => {
		const file = `app/routes/${name}`;
		const [, named] = /export const handle = \{\s*i18n: \[([^\]]*)\],?\s*\}/.exec(textOf(file)) ?? [];
		expect(names(named).sort()).toEqual(namespacesUsed(file));
	});

	it("finds any", () => {
		expect(routes.length).toBeGreaterThan(10);
		expect(namespacesUsed("app/routes/contact.tsx")).toContain("inquiry");
	});
});

it("what stands around every page, and a page that failed or does not exist, needs common alone", () => {
	expect(namespacesUsed("app/root.tsx")).toEqual([]);
});
