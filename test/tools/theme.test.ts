import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseTheme, readTheme } from "../../tools/theme.ts";

const theme = parseTheme(`@theme {
	--color-*: initial;
	--color-noche: #0b272c;
	--color-cielo: oklch(70% 0.1 230);
	--color-techo: var(--color-noche);
	--color-current: currentColor;
	--color-vidrio: rgb(0 0 0 / 0.5);
	--color-error: navyy;
	--color-huevo: var(--color-gallina);
	--color-gallina: var(--color-huevo);
	--font-display: "Source Serif 4", Georgia, serif;
	--font-text: serif;
}`);

describe("a colour of the theme", () => {
	it("is told in sRGB, however it is written", () => {
		expect(theme.colour("noche")).toBe("#0b272c");
		expect(theme.colour("cielo")).toBe("#54aad1");
		expect(parseTheme(":root { --color-a: #fff }").colour("a")).toBe("#ffffff");
	});

	it("may be another one's", () => {
		expect(theme.colour("techo")).toBe("#0b272c");
	});

	it.each([
		["falta", "app/ui/theme.css:1  there is no --color-falta"],
		["error", 'app/ui/theme.css:8  --color-error: "navyy" is not a colour'],
		["vidrio", 'app/ui/theme.css:7  --color-vidrio: "rgb(0 0 0 / 0.5)" is not opaque'],
		["huevo", "app/ui/theme.css:9  --color-huevo needs itself"],
	])("named %s is refused by name and line", (name, message) => {
		expect(() => theme.colour(name)).toThrow(message);
	});

	it("is not a keyword, nor Tailwind's reset", () => {
		expect(theme.colours).toEqual(["noche", "cielo", "techo", "vidrio", "error", "huevo", "gallina"]);
	});
});

describe("a font of the theme", () => {
	it("is its first family, and what stands in for it", () => {
		expect(theme.font("display")).toEqual({ name: "Source Serif 4", others: ["Georgia", "serif"] });
	});

	it("is not a generic family alone", () => {
		expect(() => theme.font("text")).toThrow("app/ui/theme.css:12  --font-text must name a family");
	});
});

it("every colour of the site's own theme can be read", () => {
	const own = readTheme();
	expect(own.colours).toContain("noche");
	for (const name of own.colours) expect(own.colour(name)).toMatch(/^#[\da-f]{6}$/);
});

/** Paper is white and its ink black; in a mask, black is no colour. */
const besides = ["app/ui/theme.css", "app/ui/print.css"];
const ofMask = /mask-image:[^;\]]+/g;
const literal = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

it("no other file of the app has a colour of its own", () => {
	const files = globSync([
		"app/*.css",
		"app/root.tsx",
		"app/{ui,sections,features,routes,site}/**/*.{css,tsx}",
		"app/routes/*.ts",
	]).filter((file) => !besides.includes(file));
	expect(files.length).toBeGreaterThan(80);
	const found = files.flatMap((file) =>
		[...readFileSync(file, "utf8").replace(ofMask, "").matchAll(literal)].map(([colour]) => `${file}: ${colour}`),
	);
	expect(found).toEqual([]);
});

it("no other file names the theme's fonts", () => {
	const own = readTheme();
	const names = [own.font("display").name, own.font("text").name];
	const files = globSync(["app/**/*.{css,ts,tsx}", "tools/**/*.ts"]).filter(
		(file) => !/^app\/ui\/(theme\.css|fonts\/)|content-collections/.test(file) && file !== "tools/theme.ts",
	);
	const found = files.filter((file) => names.some((name) => readFileSync(file, "utf8").includes(`"${name}"`)));
	expect(found).toEqual([]);
});
