import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkContrast } from "../../../tools/content/checks/contrast.ts";
import { contrastPairs, exempt } from "../../../tools/content/contrast-pairs.ts";
import { parseTheme, themeFile } from "../../../tools/theme.ts";
import { said } from "./broken.ts";

const site = readFileSync(themeFile, "utf8");

/** A theme whose pairs all hold. */
const css = `@theme {
	--color-noche: #0b272c;
	--color-petroleo: #123f46;
	--color-bayou: #2e6268;
	--color-papel: #f3f5f2;
	--color-niebla: #dde5e3;
	--color-cal: #e6dccb;
	--color-lacre: #9a3222;
	--color-lacre-oscuro: #7c2619;
	--color-arena: #e9b791;
	--color-cantera: #b78068;
	--color-tinta: #10201f;
	--color-gris: #4c5e60;
	--color-blanco: #ffffff;
}`;

/** What the check says when colours of the theme have other values. */
function withColours(values: Readonly<Record<string, string | undefined>>) {
	const changed = Object.entries(values).reduce(
		(text, [name, value]) =>
			text.replace(new RegExp(`--color-${name}: [^;]+;`), value ? `--color-${name}: ${value};` : ""),
		css,
	);
	return checkContrast({ look: { theme: changed, drawings: new Map() } });
}

describe("the check of contrast", () => {
	it("finds nothing in the site's theme, nor in one whose pairs hold", () => {
		expect(checkContrast({ look: { theme: site, drawings: new Map() } })).toEqual([]);
		expect(withColours({})).toEqual([]);
	});

	it("names a pair that is too faint, with what it has and needs", () => {
		const found = withColours({ gris: "#8a9a9c" });
		expect(said(found)).toContain(
			"error app/ui/theme.css: quiet text: --color-gris (#8a9a9c) on --color-cal (#e6dccb) has a contrast of 2.15, and needs 4.5",
		);
		expect(found[0]?.line).toBe(css.split("\n").findIndex((line) => line.includes("--color-gris")) + 1);
	});

	it("reads colours of any kind, and shares of them over their ground", () => {
		expect(withColours({ noche: "oklch(0.25 0.04 210)" })).toEqual([]);
		expect(said(withColours({ tinta: "#6b6b6b" }))).toContainEqual(
			expect.stringContaining("the edge of the chat's field: --color-tinta/55 ("),
		);
		expect(said(withColours({ noche: "#5a7a80" }))).toContainEqual(
			expect.stringContaining(
				"the text of a button over a picture: --color-blanco (#ffffff) on --color-noche/80 on blanco (",
			),
		);
	});

	it("takes the better of the two rings of what has focus", () => {
		expect(said(withColours({ lacre: "#969696", noche: "#777777" }))).toContainEqual(
			expect.stringContaining(
				"the ring of what has focus: --color-blanco (#ffffff) or --color-noche (#777777) on --color-lacre (#969696)",
			),
		);
	});

	it("names a colour that is missing or none, once", () => {
		expect(said(withColours({ arena: undefined }))).toEqual(["error app/ui/theme.css: there is no --color-arena"]);
		expect(said(withColours({ arena: "sandy" }))).toEqual([
			'error app/ui/theme.css: --color-arena: "sandy" is not a colour',
		]);
	});
});

const { colours } = parseTheme(site);
const use =
	/\b(text|bg|fill|stroke|border|outline|decoration|accent|ring)-(([a-z]+(?:-oscuro)?)(?:\/\d+)?)(?=["'`\s!])/g;

it("each colour that a class uses is measured, or exempt for a reason", () => {
	const classes = globSync("app/{ui,sections,features,routes}/**/*.tsx").flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(use)].flatMap(([name, kind, value = "", token = ""]) =>
			colours.includes(token) ? { name, kind, value, file } : [],
		),
	);
	expect(classes.length).toBeGreaterThan(100);
	const fronts = new Set(contrastPairs.flatMap(({ front }) => front));
	const grounds = new Set(contrastPairs.map(({ ground }) => ground.replace(/ on .*/, "")));
	const unmeasured = classes.filter(
		({ name, kind, value }) => !Object.hasOwn(exempt, name) && !(kind === "bg" ? grounds : fronts).has(value),
	);
	expect(unmeasured).toEqual([]);
	const names = new Set(classes.map(({ name }) => name));
	expect(Object.keys(exempt).filter((name) => !names.has(name))).toEqual([]);
});
