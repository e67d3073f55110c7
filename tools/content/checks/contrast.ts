import Color from "colorjs.io";
import { parseTheme, type Theme, ThemeError, themeFile } from "../../theme.ts";
import type { Content } from "../content.ts";
import { contrastPairs, type Pair } from "../contrast-pairs.ts";
import type { Finding } from "../findings.ts";

/** Every colour of the theme is one, and what stands on another is seen (WCAG 2.2, 1.4.3 and 1.4.11). */
export function checkContrast({ look }: Pick<Content, "look">): Finding[] {
	const theme = parseTheme(look.theme);
	const colours = new Map<string, Color>();
	const wrong: Finding[] = [];
	for (const name of new Set([...theme.colours, ...contrastPairs.flatMap(tokensOf)])) {
		try {
			colours.set(name, new Color(theme.colour(name)));
		} catch (error) {
			if (!(error instanceof ThemeError)) throw error;
			wrong.push({ level: "error", file: themeFile, line: error.line, message: error.problem });
		}
	}
	const pairs = contrastPairs.filter((pair) => tokensOf(pair).every((name) => colours.has(name)));
	return [...wrong, ...pairs.flatMap((pair) => tooFaint(theme, colours, pair))];
}

type Colours = ReadonlyMap<string, Color>;

function tokensOf({ front, ground }: Pair): string[] {
	return [...front, ground].flatMap((each) => each.replace(/\/\d+/, "").split(" on "));
}

function tooFaint(theme: Theme, colours: Colours, { front, ground, limit, what }: Pair): Finding[] {
	const behind = colourOf(colours, ground);
	const ratio = Math.max(...front.map((each) => colourOf(colours, each, behind).contrast(behind, "WCAG21")));
	if (ratio >= limit) return [];
	const [first = ""] = front;
	const told = (colour: string) => `--color-${colour} (${hex(colourOf(colours, colour, behind))})`;
	const message = `${what}: ${front.map(told).join(" or ")} on ${told(ground)} has a contrast of ${cut(ratio)}, and needs ${limit}`;
	const line = theme.lineOf(`--color-${first.replace(/\/.*/, "")}`);
	return [{ level: "error", file: themeFile, line, message }];
}

/** A colour as `contrast-pairs.ts` writes it. @param behind What a share of a colour is laid over */
function colourOf(colours: Colours, written: string, behind?: Color): Color {
	const [layer = "", over = ""] = written.split(" on ");
	const [name = "", share] = layer.split("/");
	const colour = colours.get(name);
	const under = colours.get(over) ?? behind;
	if (!colour || (share && !under)) throw new Error(`${written} is no colour of a pair`);
	if (!share || !under) return colour;
	return Color.mix(under, colour, Number(share) / 100, { space: "srgb", outputSpace: "srgb" });
}

function hex(colour: Color): string {
	return colour.to("srgb").toString({ format: "hex", collapse: false });
}

/** Cut, not rounded: what fails must not read as if it passed. */
function cut(ratio: number): string {
	return (Math.floor(ratio * 100) / 100).toFixed(2);
}
