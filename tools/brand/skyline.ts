import Color from "colorjs.io";
import type { Theme } from "../theme.ts";
import { readSvg, type Svg } from "./svg.ts";

/** What the lines of a drawing are painted with on a ground: colours in sRGB. */
export interface Inks {
	/** Of the page around it. What is white in the drawing is that, and hides what it stands before. */
	ground: string;
	/** For black and grey. */
	line: string;
	/** For every other colour, where there is black as well. */
	accent: string;
}

/** The inks of the two grounds on which the drawing is shown. */
export function inksOf({ colour }: Pick<Theme, "colour">): Record<"light" | "dark", Inks> {
	const line = colour("bayou");
	return {
		light: { ground: colour("papel"), line, accent: colour("lacre") },
		dark: { ground: colour("noche"), line: lighter(line), accent: colour("arena") },
	};
}

/** A colour as light as lines on a dark ground have to be, of the same hue. */
function lighter(colour: string): string {
	const [, chroma, hue] = new Color(colour).to("oklch").coords;
	return new Color("oklch", [0.68, chroma, hue]).to("srgb").toGamut().toString({ format: "hex", collapse: false });
}

/** A drawing in black, white and one other colour, or in one colour alone, in the inks of a ground. */
export function readDrawing(file: string, prefix: string, inks: Inks): Svg {
	const colours: string[] = [];
	const noted = (colour: string) => {
		colours.push(colour);
		return colour;
	};
	readSvg(file, { repaint: noted });
	const { ground, line, accent } = inks;
	const coloured = colours.some((colour) => inkOf(colour) === "line") ? accent : line;
	const ink = { ground, line, accent: coloured };
	return readSvg(file, { prefix, fill: line, repaint: (colour) => ink[inkOf(colour)] });
}

/** Lightness and chroma as in Oklch: below these, a colour is dark, and it is a grey. */
const dark = 0.6;
const grey = 0.04;

function inkOf(value: string): keyof Inks {
	const [lightness, chroma] = Color.try(value)?.to("oklch").coords ?? [0, 0];
	if ((chroma ?? 0) >= grey) return "accent";
	return (lightness ?? 0) < dark ? "line" : "ground";
}

/** In units of the joined drawing: its height, the least width at which it fills a screen, and how far its end fades. */
const height = 950;
const least = 2400;
const fade = 240;

/** Drawings overlap so far that no gap shows where a browser smooths their edges. */
const overlap = 1;

/** Drawings beside each other as one, all of the same height, on their ground; at its right, if they do not fill it. */
export function joined(drawings: readonly Svg[], { ground }: Inks): Omit<Svg, "left" | "top"> {
	const widths = drawings.map((drawing) => Math.round((drawing.width * height) / drawing.height));
	const total = widths.reduce((sum, width) => sum + width, 0);
	const width = Math.max(total, least);
	const left = width - total;
	const placed = drawings.map((drawing, index) => {
		const x = left + widths.slice(0, index).reduce((sum, each) => sum + each, 0);
		const more = (overlap * drawing.height) / height;
		const box = [drawing.left - more, drawing.top, drawing.width + 2 * more, drawing.height];
		const place = `x="${x - overlap}" width="${(widths[index] ?? 0) + 2 * overlap}" height="${height}" preserveAspectRatio="none"`;
		// As a group that is painted at once: cut one by one, each shape's smoothed edge would hide a bit of the one below.
		return drawing.source
			.replace(/<svg([^>]*) viewBox="[^"]*"([^>]*)>/, `<svg$1 ${place} viewBox="${box.join(" ")}"$2><g opacity=".999">`)
			.replace(/<\/svg>$/, "</g></svg>");
	});
	const end = left > 0 ? faded(left, ground) : "";
	return {
		source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${placed.join("")}${end}</svg>`,
		width,
		height,
	};
}

/** The ground, over the left end of what does not reach that edge. */
function faded(from: number, ground: string): string {
	const stop = (offset: number, opacity: number) =>
		`<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
	const start = from - 2 * overlap;
	return `<linearGradient id="end">${stop(0, 1)}${stop(0.02, 1)}${stop(1, 0)}</linearGradient><path fill="url(#end)" d="M${start} 0h${fade}v${height}h-${fade}z"/>`;
}
