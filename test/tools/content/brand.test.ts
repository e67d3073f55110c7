import { describe, expect, it } from "vitest";
import { checkBrand } from "../../../tools/content/checks/brand.ts";
import { contentOf } from "../../../tools/content/content.ts";
import { broken, content, said } from "./broken.ts";

const theme = "@theme { --color-noche: #0b272c; --color-arena: #e9b791 }";
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
const mark = svg('<path fill="currentColor" d="M0 0h9v9z"/>');

/** What the check says of a firm without skylines whose folder has these files. */
function found(drawings: Readonly<Record<string, string>>): string[] {
	const files = Object.entries(drawings).map(([name, source]) => [`public/brand/${name}.svg`, source] as const);
	const bare = broken(
		"firm.yaml",
		...content()
			.valid("firm")
			.flatMap(({ fields }) =>
				fields.offices.map((_, index): [(string | number)[], unknown] => [["offices", index, "skyline"], undefined]),
			),
	);
	return said(checkBrand(contentOf(bare.entries, { ...bare, look: { theme, drawings: new Map(files) } })));
}

describe("the firm's drawings", () => {
	it("of the site are whole", () => {
		expect(checkBrand(content())).toEqual([]);
	});

	it("need a logo, and nothing else", () => {
		expect(found({ mark })).toEqual([]);
		expect(found({})).toEqual(["error public/brand/mark.svg: is missing: it is the firm's logo"]);
	});

	it("that an office names are there", () => {
		expect(said(checkBrand(broken("firm.yaml", [["offices", 0, "skyline"], "nowhere"])))).toEqual([
			"error firm.yaml: there is no drawing public/brand/nowhere.svg",
		]);
	});

	it("can be shown; what nobody uses is not looked at", () => {
		expect(found({ mark, wordmark: svg("<text>Firm</text>"), other: "GIF89a" })).toEqual([
			"error public/brand/wordmark.svg: it has text: convert it to outlines",
		]);
	});

	it("that are a logo are seen on the dark ground", () => {
		const blue = svg('<path fill="#1d2f5f" d="M0 0h9v9z"/>');
		expect(found({ mark: blue })).toEqual([
			expect.stringMatching(
				/^warning public\/brand\/mark\.svg: none of its colours is seen on --color-noche \(#0b272c\)/,
			),
		]);
		expect(found({ mark: svg('<path d="M0 0h9v9z"/>') })).toHaveLength(1);
		expect(found({ mark: svg('<path fill="#1d2f5f" d="M0 0h9v9z"/><path fill="#fff" d="M0 0h3v3z"/>') })).toEqual([]);
	});
});
