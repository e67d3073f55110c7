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
