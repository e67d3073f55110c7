import Color from "colorjs.io";

/** The two colours that a firm chooses. */
export interface Choice {
	/** Of header, footer and hero: a dark one. */
	ground: string;
	/** Of buttons and links. */
	accent: string;
}

/** Which tokens of the theme follow which colour. The first of each takes the colour itself. */
const families: Record<keyof Choice, readonly string[]> = {
	ground: ["noche", "petroleo", "bayou", "sombra", "bruma", "tinta", "gris", "papel", "niebla"],
	accent: ["lacre", "lacre-oscuro", "arena", "cantera", "cal"],
};

/** The most by which a family's strength of colour grows, so that no pale ground turns bright. */
const strongest = 1.5;

interface Recoloured {
	css: string;
	/** What a person should know: a colour that was made darker, so that text on it can be read. */
	notes: string[];
}

/**
 * A stylesheet of tokens in other colours. Each token keeps the luminance that it was designed with, and so each pair its
 * contrast (WCAG 2.2); hue and strength are the chosen ones. A chosen colour that is lighter than its token is darkened.
 */
export function recolour(css: string, choice: Choice): Recoloured {
	const notes: string[] = [];
	let made = css;
	for (const which of ["ground", "accent"] as const) {
		const [main = "", ...others] = families[which];
		const designed = tokenIn(css, main);
		const chosen = new Color(choice[which]);
		if (!designed) throw new Error(`The theme has no colour "${main}"`);
		const isDark = chosen.luminance <= designed.luminance;
		const taken = isDark ? chosen : withLuminance(chosen, designed.luminance);
		if (!isDark) {
			notes.push(`${choice[which]} became ${hex(taken)} for --color-${main}, so that text on it can be read`);
		}
		made = withToken(made, main, taken);
		for (const name of others) {
			const token = tokenIn(css, name);
			if (token) made = withToken(made, name, inHueOf(chosen, token, chromaOf(chosen) / chromaOf(designed)));
		}
	}
	return { css: made, notes };
}

/** A token's colour in another hue, as strong as the choice and as light as it was. */
function inHueOf(chosen: Color, token: Color, strength: number): Color {
	const [lightness, chroma] = token.to("oklch").coords;
	const [, , hue] = chosen.to("oklch").coords;
	const stronger = (chroma ?? 0) * Math.min(strength, strongest);
	return withLuminance(new Color("oklch", [lightness ?? 0, stronger, hue ?? 0]), token.luminance);
}

/** A colour made lighter or darker until its relative luminance is a given one, within sRGB. */
function withLuminance(colour: Color, luminance: number): Color {
	const [, chroma, hue] = colour.to("oklch").coords;
	const at = (lightness: number) =>
		new Color("oklch", [lightness, chroma ?? 0, hue ?? 0]).to("srgb").toGamut({ space: "srgb", method: "css" });
	let [darker, lighter] = [0, 1];
	for (let step = 0; step < 24; step++) {
		const middle = (darker + lighter) / 2;
		if (at(middle).luminance > luminance) lighter = middle;
		else darker = middle;
	}
	return at(darker);
}

function chromaOf(colour: Color): number {
	return Math.max(colour.to("oklch").coords[1] ?? 0, 0.01);
}

function tokenIn(css: string, name: string): Color | undefined {
	const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1];
	return value === undefined ? undefined : new Color(value);
}

function withToken(css: string, name: string, colour: Color): string {
	return css.replace(new RegExp(`(--color-${name}:\\s*)[^;]+;`), (_, start: string) => `${start}${hex(colour)};`);
}

function hex(colour: Color): string {
	return colour.to("srgb").toString({ format: "hex", collapse: false });
}
