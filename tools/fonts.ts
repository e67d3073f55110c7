/**
 * Cuts the two families that `app/ui/theme.css` names to the characters of both languages and to the axes that the
 * design uses, and writes `app/ui/fonts/`: the files, and a stylesheet with each face and fall-backs of the same
 * metrics, so that nothing moves when a font arrives. Runs before every build; takes a second.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import { fromBlob } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { type Face, facesOf, type Use } from "./fonts/faces.ts";
import localFonts from "./fonts/local-fonts.json" with { type: "json" };
import { type FontFamily, type FontRole, readTheme, ThemeError } from "./theme.ts";

const folder = "app/ui/fonts";
const budget = 48 * 1024;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúüñÁÉÍÓÚÜÑ";
/** Punctuation of both languages, with the spaces and hyphens that do not break. */
const common = `${letters}0123456789 .,:;!?¡¿'"()/&%$-–—‘’“”…·º§\u00a0\u2011`;
/** Signs of running text, addresses and forms, which no heading has. What is in neither comes from the fall-back. */
const signs = "#*+=@_°©ªç";

/**
 * What the design sets in each family: the weights of its classes, the characters, and the layout features. Kerning is
 * half of a file: of the text face it would be 14 KB, as much as the picture of the first screen on a phone, for a
 * pixel here and there at the size of running text. `kerned` is how wide kerning leaves a line of it, of what its letters
 * alone are: of Newsreader, over the titles of all articles, in Chromium without hinting. Other such faces are kerned by
 * about as much.
 */
const uses: Record<FontRole, Use & { text: string; features: string[]; kerned: number }> = {
	display: {
		weights: [400],
		kerned: 0.99,
		opticalSize: 72,
		text: common,
		features: ["ccmp", "kern", "liga", "locl", "mark", "mkmk"],
	},
	text: { weights: [400, 500, 600], kerned: 1, text: common + signs, features: ["ccmp", "locl", "tnum"] },
};

/**
 * Metrics of fonts that visitors have, in the order in which a browser looks for them: of the systems' own (Windows and
 * Apple: Georgia, Arial; Android: Noto Serif, Roboto; Linux without either: DejaVu), as their files state them. Figures
 * for all but DejaVu are those of `@capsizecss/metrics` 4.3, a package of 169 MB; DejaVu's are read by
 * `@capsizecss/unpack`.
 *
 * A font's name is the full or PostScript one, whichever is the same in all versions of the font. Only one: a browser
 * asks the system for each name that it does not have, which holds up the first paint.
 */
function standIns(role: FontRole, { others }: FontFamily): FontMetrics[] {
	const generic = others.at(-1);
	if (generic !== "serif" && generic !== "sans-serif")
		throw new ThemeError(theme.lineOf(`--font-${role}`), `--font-${role} must end with serif or sans-serif`);
	return localFonts[generic].map(({ name, ...metrics }) => {
		const subsets = { latin: { xWidthAvg: metrics.xWidthAvg }, thai: { xWidthAvg: 0 } };
		return { ...metrics, fullName: name, postscriptName: name, subsets };
	});
}

/** Writes one file of a family. */
async function write(name: string, { file, axes }: Face, { text, features }: (typeof uses)[FontRole]): Promise<Buffer> {
	// Not in the call itself: the type's declaration does not know `keepFeatures` yet.
	const options = { targetFormat: "woff2" as const, variationAxes: axes, keepFeatures: features };
	const subset = await subsetFont(await readFile(file), text, options);
	await writeFile(`${folder}/${name}.woff2`, subset);
	return subset;
}

/** A family's name in a stylesheet; generic names are keywords, and stand without quotes. */
function quoted(name: string): string {
	return /^[a-z-]+$/.test(name) ? name : `"${name}"`;
}

const theme = readTheme();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let css = "/* Written by tools/fonts.ts */\n";
let stacks = "";
let total = 0;
let files = 0;

for (const role of ["display", "text"] as const) {
	const family = theme.font(role);
	const locals = standIns(role, family);
	for (const [index, face] of facesOf(role, uses[role]).entries()) {
		const name = index === 0 ? role : `${role}-${face.weight}`;
		const subset = await write(name, face, uses[role]);
		total += subset.length;
		files++;
		css += `@font-face {
	font-family: "${family.name}";
	src: url("./${name}.woff2") format("woff2");
	font-weight: ${face.weight};
	font-display: swap;
}
`;
		if (index > 0) continue;
		// Of the subset, not of the source: pinned to another optical size the letters have other widths.
		const metrics = await fromBlob(new Blob([new Uint8Array(subset)]));
		const latin = { xWidthAvg: metrics.subsets.latin.xWidthAvg * uses[role].kerned };
		const subsets = { ...metrics.subsets, latin };
		const { fontFaces } = createFontStack([{ ...metrics, subsets, familyName: family.name }, ...locals]);
		// Short, since they stand in every page.
		css += `${fontFaces.replaceAll(`${family.name} Fallback: `, `${role} `).replace(/(\.\d\d)\d+%/g, "$1%")}\n`;
		const fallbacks = locals.map(({ familyName }) => `${role} ${familyName}`);
		stacks += `\t--font-${role}: ${[...new Set([family.name, ...fallbacks, ...family.others])].map(quoted).join(", ")};\n`;
	}
}

// The theme names the families; what stands in for them until they have come is known only here.
await writeFile(`${folder}/fonts.css`, `${css}@theme {\n${stacks}}\n`);
console.log(`Fonts: ${(total / 1024).toFixed(1)} KB in ${files} files`);
if (total > budget) throw new Error("The fonts are above their budget of 48 KB");
