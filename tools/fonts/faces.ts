import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { type FontRole, readTheme, ThemeError } from "../theme.ts";

/** A file of a family, and what of it a page needs. */
export interface Face {
	/** The family's name in the theme. */
	family: string;
	/** WOFF2. */
	file: string;
	/** Axes of a variable font: pinned, or cut to a range. */
	axes: Record<string, number | { min: number; max: number }>;
	/** As in `font-weight` of a `@font-face`. */
	weight: string;
}

/** What a face is for: its weights, and the size in pixels that it is drawn for, where a family has such an axis. */
export interface Use {
	weights: readonly [lightest: number, ...number[]];
	opticalSize?: number;
}

/** As Fontsource's packages describe themselves. */
interface Metadata {
	id: string;
	weights: number[];
	/** Axes and their ranges. The package of the fixed fonts has this as well, where there are both. */
	variable: false | Record<string, { min: string; max: string }>;
}

/**
 * The files of the family that the theme names, from its Fontsource package.
 *
 * @throws an Error that says what to install
 */
export function facesOf(role: FontRole, use: Use): Face[] {
	const theme = readTheme();
	const family = theme.font(role).name;
	const id = family.toLowerCase().replaceAll(" ", "-");
	const packages = [`@fontsource-variable/${id}`, `@fontsource/${id}`] as const;
	const name = packages.find(folderOf);
	const folder = name && folderOf(name);
	if (!folder) {
		const install = packages.map((each) => `npm install --save-dev --save-exact ${each}`).join(" or ");
		throw new ThemeError(theme.lineOf(`--font-${role}`), `no package brings the font "${family}": ${install}`);
	}
	const metadata: Metadata = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8"));
	const files = name === packages[0] ? variableFile(metadata, use) : fixedFiles(metadata, use);
	return files.map((face) => ({
		...face,
		family,
		file: join(folder, `files/${metadata.id}-latin-${face.file}-normal.woff2`),
	}));
}

/** Where a package is, if it is there: in the project's folder or in one above, as Node looks for it. */
function folderOf(name: string): string | undefined {
	try {
		const manifest = findPackageJSON(name, import.meta.url);
		return manifest && dirname(manifest);
	} catch {
		return undefined;
	}
}

type PartOfName = Omit<Face, "family">;

/** Of a variable font: Fontsource has a file for each axis, each of them with the weights as well. */
export function variableFile({ variable }: Metadata, { weights, opticalSize }: Use): PartOfName[] {
	const { wght, opsz } = variable || {};
	const lightest = clamp(Math.min(...weights), wght);
	const heaviest = clamp(Math.max(...weights), wght);
	const axes = { wght: lightest === heaviest ? lightest : { min: lightest, max: heaviest } };
	const weight = [...new Set([lightest, heaviest])].join(" ");
	return opticalSize && opsz
		? [{ file: "opsz", axes: { ...axes, opsz: clamp(opticalSize, opsz) }, weight }]
		: [{ file: "wght", axes, weight }];
}

/** Of fixed fonts: a file for the weight of the family that is nearest to each that is used. */
export function fixedFiles({ weights: available }: Metadata, { weights }: Use): PartOfName[] {
	const nearest = weights.map((weight) =>
		available.reduce((best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best)),
	);
	return [...new Set(nearest)].map((weight) => ({ file: String(weight), axes: {}, weight: String(weight) }));
}

function clamp(value: number, range: { min: string; max: string } | undefined): number {
	return range ? Math.min(Number(range.max), Math.max(Number(range.min), value)) : value;
}
