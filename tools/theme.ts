/**
 * The design's tokens as `app/ui/theme.css` has them, for all that cannot read a stylesheet: drawings, icons, cards for
 * social networks, fonts, the manifest, and the check of contrast.
 */
import { readFileSync } from "node:fs";
import Color from "colorjs.io";
import postcss from "postcss";

/** Below the project's folder. */
export const themeFile = "app/ui/theme.css";

export interface Theme {
	/** Names of its colours, in its order: `noche` for `--color-noche`. */
	colours: readonly string[];
	/** A colour in sRGB, `#rrggbb`, however it is written. @throws ThemeError where there is none, or none that is opaque */
	colour(name: string): string;
	/** What stands in `--font-display` or `--font-text`. @throws ThemeError where there is no such family */
	font(role: FontRole): FontFamily;
	/** The line of a token, such as `--color-noche`; the first one, where there is no such token. */
	lineOf(token: string): number;
}

export type FontRole = "display" | "text";

export interface FontFamily {
	/** The first of its families, which the site brings. */
	name: string;
	/** What stands in for it: the other families, the last of them generic. */
	others: readonly string[];
}

/** What is wrong with a token of the theme, and on which line of it; the first one, for a token that is missing. */
export class ThemeError extends Error {
	override name = "ThemeError";
	readonly line: number;
	readonly problem: string;

	constructor(line: number, problem: string) {
		super(`${themeFile}:${line}  ${problem}`);
		this.line = line;
		this.problem = problem;
	}
}

interface Token {
	value: string;
	line: number;
}

/** The tokens of the site's stylesheet. */
export function readTheme(): Theme {
	return parseTheme(readFileSync(themeFile, "utf8"));
}

/** The tokens of a stylesheet: each custom property that it declares, the last one where there are two. */
export function parseTheme(css: string): Theme {
	const tokens = new Map<string, Token>();
	postcss.parse(css).walkDecls(/^--/, ({ prop, value, source }) => {
		tokens.set(prop, { value, line: source?.start?.line ?? 1 });
	});
	return {
		colours: [...tokens].filter(isColour).map(([token]) => token.replace("--color-", "")),
		colour: (name) => hex(tokens, `--color-${name}`),
		font: (role) => family(tokens, `--font-${role}`),
		lineOf: (token) => tokens.get(token)?.line ?? 1,
	};
}

/** Tailwind's own, `--color-*` and the keywords, are no colours. */
function isColour([token, { value }]: [string, Token]): boolean {
	return /^--color-[a-z]/.test(token) && !/^(initial|currentcolor|transparent)$/i.test(value);
}

/** The value of a token, with what its `var()` stand for. @throws where a token is missing or needs itself */
function resolve(tokens: ReadonlyMap<string, Token>, token: string, within: readonly string[] = []): Token {
	const found = tokens.get(token);
	if (!found) throw new ThemeError(1, `there is no ${token}`);
	if (within.includes(token)) throw new ThemeError(found.line, `${token} needs itself`);
	const value = found.value.replace(
		/var\(\s*(--[\w-]+)\s*\)/g,
		(_, other: string) => resolve(tokens, other, [...within, token]).value,
	);
	return { value, line: found.line };
}

function hex(tokens: ReadonlyMap<string, Token>, token: string): string {
	const { value, line } = resolve(tokens, token);
	const colour = Color.try(value);
	if (!colour) throw new ThemeError(line, `${token}: "${value}" is not a colour`);
	if (colour.alpha !== 1) throw new ThemeError(line, `${token}: "${value}" is not opaque`);
	const shown = colour.to("srgb");
	return (shown.inGamut() ? shown : shown.toGamut({ method: "css" })).toString({ format: "hex", collapse: false });
}

function family(tokens: ReadonlyMap<string, Token>, token: string): FontFamily {
	const { value, line } = resolve(tokens, token);
	const [name = "", ...others] = value.split(",").map((each) => each.trim().replace(/^(["'])(.*)\1$/, "$2"));
	if (!name || others.length === 0) {
		throw new ThemeError(line, `${token} must name a family and what stands in for it: "Newsreader", serif`);
	}
	return { name, others };
}
