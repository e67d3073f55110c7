import { existsSync, readFileSync } from "node:fs";
import { type CustomPlugin, optimize, type PluginConfig } from "svgo";

/** An SVG image without scripts, that needs no other file. Its only size is its viewBox. */
export interface Svg {
	/** One `<svg>` element. */
	source: string;
	/** Of its viewBox. */
	left: number;
	top: number;
	width: number;
	height: number;
}

/** An image as an address that needs no file. */
export function svgDataUrl({ source }: Svg): string {
	return `data:image/svg+xml;base64,${Buffer.from(source).toString("base64")}`;
}

interface Options {
	/** Stands before each id, so that two images fit into one. */
	prefix?: string;
	/** What `currentColor` is: a page's colour does not reach into an image. */
	colour?: string;
	/** What has no colour is painted with; black unless set. */
	fill?: string;
	/** Another colour for each that it is painted with. */
	repaint?: (colour: string) => string;
}

/** Reads an image of the firm, whichever program drew it. @throws an Error that names the file and what to mend */
export function readSvg(file: string, options: Options = {}): Svg {
	if (!existsSync(file)) throw new Error(`${file} is missing`);
	return cleanSvg(readFileSync(file, "utf8"), file, options);
}

/** Takes out of an SVG what an image on a page cannot have. @param file What errors name */
export function cleanSvg(source: string, file: string, { prefix, colour, fill, repaint }: Options = {}): Svg {
	const box = { left: 0, top: 0, width: 0, height: 0 };
	try {
		const { data } = optimize(source, {
			plugins: [
				"removeXMLProcInst",
				"removeDoctype",
				"removeComments",
				"removeMetadata",
				"removeEditorsNSData",
				"removeTitle",
				"removeDesc",
				"removeScripts",
				{ name: "inlineStyles", params: { onlyMatchedOnce: false } },
				"convertStyleToAttrs",
				...(prefix ? [{ name: "prefixIds" as const, params: { prefix, delim: "-" } }] : []),
				standsAlone,
				sizedByViewBox(box),
				...(colour ? [coloured("color", colour)] : []),
				...(repaint ? [repainted(repaint)] : []),
				...(fill ? [coloured("fill", fill)] : []),
			],
		});
		return { source: data, ...box };
	} catch (problem) {
		throw new Error(`${file}: ${problem instanceof Error ? problem.message : problem}`);
	}
}

const painted = ["fill", "stroke", "stop-color", "flood-color", "color"] as const;

/** Text is drawn in a font that visitors lack, and nothing that is elsewhere is fetched for an image. */
const standsAlone: CustomPlugin = {
	name: "standsAlone",
	fn: () => ({
		element: {
			enter({ name, attributes }) {
				if (name === "text") throw new Error("it has text: convert it to outlines");
				if (name === "foreignObject") throw new Error("it has a <foreignObject>, which images do not show");
				const link = attributes.href ?? attributes["xlink:href"] ?? "#";
				if (!/^(#|data:image\/)/.test(link)) throw new Error(`it needs another file (${link}): embed it`);
			},
		},
	}),
};

/** Whoever shows the image says where, how large, and by which class. */
const placing = ["width", "height", "x", "y", "preserveAspectRatio", "class"];

/** Gives the image its viewBox as its only size, and writes it down. */
function sizedByViewBox(box: Omit<Svg, "source">): CustomPlugin {
	return {
		name: "sizedByViewBox",
		fn: () => ({
			element: {
				enter({ attributes }, parent) {
					if (parent.type !== "root") return;
					const { width = "", height = "" } = attributes;
					attributes.viewBox ??= `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
					for (const name of placing) delete attributes[name];
					const [left = 0, top = 0, wide = 0, high = 0] = attributes.viewBox.split(/[\s,]+/).map(Number);
					if (!(wide > 0 && high > 0)) throw new Error('it has no viewBox, such as viewBox="0 0 100 100"');
					Object.assign(box, { left, top, width: wide, height: high });
				},
			},
		}),
	};
}

/** Gives the image a colour unless it has one. */
function coloured(attribute: "color" | "fill", colour: string): PluginConfig {
	return { name: "addAttributesToSVGElement", params: { attribute: { [attribute]: colour } } };
}

function repainted(repaint: (colour: string) => string): CustomPlugin {
	return {
		name: "repainted",
		fn: () => ({
			element: {
				enter({ attributes }) {
					for (const name of painted) {
						const value = attributes[name];
						if (value !== undefined && !/^(none|inherit|transparent|url\()/.test(value))
							attributes[name] = repaint(value);
					}
				},
			},
		}),
	};
}
