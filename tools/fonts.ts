/**
 * Subsets the fonts to the characters of both languages, pins the axes that the design does not use, and writes
 * `app/ui/fonts/`: the files, and a stylesheet with each face and fall-backs of the same metrics, so that nothing
 * moves when a font arrives. Runs before every build; takes a second.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import { fromBlob } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import localFonts from "./local-fonts.json" with { type: "json" };

const folder = "app/ui/fonts";

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const beyond = "áéíóúüñÁÉÍÓÚÜÑ¿¡ºª°§·–—‘’“”«»… ‑";
/** Signs of running text, which no heading has. */
const signs = "©®•′″×−½¼¾→←";

/** What the design uses of the fonts' layout features; the rest (fractions, small capitals, sets) is a sixth of a file. */
const features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

const faces: {
	family: string;
	file: string;
	package: string;
	/** The characters it has. */
	text: string;
	axes: Record<string, number | { min: number; max: number }>;
	weight: string;
	/** What stands in until the face has come. */
	locals: typeof localFonts.serif;
}[] = [
	{
		family: "Newsreader",
		file: "newsreader",
		package: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
		text: ascii + beyond,
		axes: { opsz: 72, wght: 400 },
		weight: "400",
		locals: localFonts.serif,
	},
	{
		family: "Schibsted Grotesk",
		file: "schibsted-grotesk",
		package: "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
		text: ascii + beyond + signs,
		axes: { wght: { min: 400, max: 600 } },
		weight: "400 600",
		locals: localFonts.sansSerif,
	},
];

/**
 * Metrics of a font that visitors have, in the order in which a browser looks for it: of the systems' own (Windows and
 * Apple: Georgia, Arial; Android: Noto Serif, Roboto; Linux without either: DejaVu), as their files state them. Figures
 * for all but DejaVu are those of `@capsizecss/metrics` 4.3, a package of 169 MB; DejaVu's are read by
 * `@capsizecss/unpack`.
 *
 * Its name is the full or PostScript one, whichever is the same in all versions of the font. Only one: a browser asks
 * the system for each name that it does not have, which holds up the first paint.
 */
function metricsOf({ name, ...metrics }: (typeof localFonts.serif)[number]): FontMetrics {
	const subsets = { latin: { xWidthAvg: metrics.xWidthAvg }, thai: { xWidthAvg: 0 } };
	return { ...metrics, fullName: name, postscriptName: name, subsets };
}

const require = createRequire(import.meta.url);
await mkdir(folder, { recursive: true });
let css = "/* Written by tools/fonts.ts */\n";
let total = 0;

for (const face of faces) {
	const source = await readFile(require.resolve(face.package));
	// Not in the call itself: the type's declaration does not know `keepFeatures` yet.
	const options = { targetFormat: "woff2" as const, variationAxes: face.axes, keepFeatures: features };
	const subset = await subsetFont(source, face.text, options);
	await writeFile(`${folder}/${face.file}.woff2`, subset);
	total += subset.length;
	// Of the subset, not of the source: pinned to another optical size the letters have other widths.
	const metrics = await fromBlob(new Blob([new Uint8Array(subset)]));
	const { fontFaces } = createFontStack([{ ...metrics, familyName: face.family }, ...face.locals.map(metricsOf)]);
	css += `@font-face {
	font-family: "${face.family}";
	src: url("./${face.file}.woff2") format("woff2");
	font-weight: ${face.weight};
	font-display: swap;
}
${fontFaces}
`;
}

await writeFile(`${folder}/fonts.css`, css);
console.log(`Fonts: ${(total / 1024).toFixed(1)} KB in ${faces.length} files`);
if (total > 80 * 1024) throw new Error("The fonts are above their budget of 80 KB");
