/**
 * Derives the served sizes of every master in `app/content/pictures` and writes `app/content/pictures.json` and `pictures.css`.
 *
 *   npm run pictures            only what changed
 *   npm run pictures -- --all   everything
 *
 * Derived files are committed: encoding all of them takes minutes on two cores, and a clean clone should serve within
 * two. `content:check` holds sources, derived files and manifest in step.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { parse } from "yaml";
import {
	hashOf,
	leastWidth,
	type PictureEntry,
	type PictureManifest,
	qualityOf,
	versionOf,
	widthsOf,
} from "./pictures/derivation.ts";

const masters = "app/content/pictures";
const served = "public/pictures";
const manifestFile = "app/content/pictures.json";

interface Entry extends PictureEntry {
	name: string;
	focus: [number, number];
}

const entries: Entry[] = parse(await readFile("app/content/pictures.yaml", "utf8")).pictures;
const before: PictureManifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, "utf8")) : {};

/** What the manifest says of a picture, whose served files it writes if they are not there. @throws with the reason */
async function derive(entry: Entry): Promise<PictureManifest[string]> {
	const master = await readFile(`${masters}/${entry.name}.jpg`);
	const image = sharp(master, { failOn: "truncated" });
	const { width: fullWidth, height: fullHeight } = await image.metadata();
	const widths = widthsOf(entry.kind).filter((width) => width <= fullWidth);
	if (widths.length === 0) throw new Error(`it is ${fullWidth} px wide; ${leastWidth(entry.kind)} are asked for`);
	const version = versionOf(hashOf(master), entry, fullWidth);
	const known = before[entry.name];
	if (known?.version === version && !process.argv.includes("--all")) return known;
	const { dominant } = await image.stats();
	for (const width of widths) {
		await encode(image.clone().resize({ width }), `${entry.name}-${width}.${version}`, entry);
	}
	const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, "0")).join("");
	console.log(`${entry.name}: ${widths.join(", ")} px`);
	return { version, width: fullWidth, height: fullHeight, widths, colour: `#${hex}` };
}

async function encode(sized: Sharp, name: string, entry: Entry): Promise<void> {
	const { chromaSubsampling, ...quality } = qualityOf(entry);
	const path = `${served}/${name}`;
	await sized.clone().avif({ quality: quality.avif, effort: 5, chromaSubsampling }).toFile(`${path}.avif`);
	await sized.clone().webp({ quality: quality.webp, effort: 5 }).toFile(`${path}.webp`);
	await sized.clone().jpeg({ quality: quality.jpeg, mozjpeg: true, chromaSubsampling }).toFile(`${path}.jpg`);
}

await mkdir(served, { recursive: true });
const after: PictureManifest = {};
const problems: string[] = [];
for (const entry of entries) {
	try {
		after[entry.name] = await derive(entry);
	} catch (error) {
		problems.push(`${masters}/${entry.name}.jpg: ${error instanceof Error ? error.message : error}`);
	}
}

if (problems.length > 0) {
	console.error(`The site keeps the pictures that it had. Export these as JPEG again:\n  ${problems.join("\n  ")}`);
	process.exit(1);
}

const wanted = new Set(
	Object.entries(after).flatMap(([name, { version, widths }]) =>
		widths.flatMap((width) => ["avif", "webp", "jpg"].map((format) => `${name}-${width}.${version}.${format}`)),
	),
);
for (const file of await readdir(served)) if (!wanted.has(file)) await rm(`${served}/${file}`);
await writeFile(manifestFile, `${JSON.stringify(after, null, "\t")}\n`);

const rules = entries.map(({ name, focus: [x, y] }) => {
	const ground = `.picture-${name} { background-color: ${after[name]?.colour}; }`;
	return x === 50 && y === 50 ? ground : `${ground}\n.picture-${name} img { object-position: ${x}% ${y}%; }`;
});
await writeFile(
	"app/content/pictures.css",
	`/* Written by tools/pictures.ts: the ground and the focal point of each picture. */\n${rules.join("\n")}\n`,
);
