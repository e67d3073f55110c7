/**
 * Derives the served sizes of every master in `app/content/pictures` and writes `app/site/pictures.json` and `pictures.css`.
 *
 *   npm run pictures            only what changed
 *   npm run pictures -- --all   everything
 *
 * Derived files are committed: encoding all of them takes minutes on two cores, and a clean clone should serve within
 * two. `test/site/content/pictures.content.test.ts` holds files, masters and manifest in step.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { parse } from "yaml";

/** What the site knows of each picture: see `app/site/content/pictures.server.ts`. */
type Manifest = Record<string, { version: string; width: number; height: number; widths: number[]; colour: string }>;

const masters = "app/content/pictures";
const served = "public/pictures";
const manifestFile = "app/site/pictures.json";

const entries: { name: string; kind: string; sky?: boolean; focus: [number, number] }[] = parse(
	await readFile("app/content/pictures.yaml", "utf8"),
).pictures;

/**
 * Engravings are served at even fractions of their 1600 px, or their lines moiré. Ornaments and engravings are line
 * art at small size: sharp quality loss shows as a shifted ground, so they get 4:4:4 too.
 */
function widthsOf(kind: string): number[] {
	if (kind === "engraving") return [533, 800, 1600];
	if (kind === "portrait") return [480, 640, 960];
	if (kind === "ring") return [320, 640];
	if (kind === "ornament") return [320, 640, 1024];
	return [640, 1024, 1920];
}

function qualityOf({ kind, sky }: { kind: string; sky?: boolean }) {
	if (kind === "ornament" || kind === "ring")
		return { avif: 42, webp: 50, jpeg: 52, chromaSubsampling: "4:4:4" as const };
	if (sky) return { avif: 62, webp: 80, jpeg: 78, chromaSubsampling: "4:4:4" as const };
	if (kind === "engraving") return { avif: 34, webp: 36, jpeg: 42, chromaSubsampling: "4:4:4" as const };
	return { avif: 52, webp: 74, jpeg: 72, chromaSubsampling: "4:2:0" as const };
}

await mkdir(served, { recursive: true });
const before: Manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, "utf8")) : {};
const after: Manifest = {};

for (const entry of entries) {
	const master = await readFile(`${masters}/${entry.name}.jpg`);
	const image = sharp(master);
	const { width: fullWidth, height: fullHeight } = await image.metadata();
	const widths = widthsOf(entry.kind).filter((width) => width <= fullWidth);
	const quality = qualityOf(entry);
	const version = createHash("sha256")
		.update(master)
		.update(JSON.stringify([widths, quality]))
		.digest("hex")
		.slice(0, 8);
	const known = before[entry.name];
	if (known?.version === version && !process.argv.includes("--all")) {
		after[entry.name] = known;
		continue;
	}
	const { dominant } = await image.stats();
	for (const width of widths) {
		const sized = sharp(master).resize({ width });
		const path = `${served}/${entry.name}-${width}.${version}`;
		await sized
			.clone()
			.avif({ quality: quality.avif, effort: 5, chromaSubsampling: quality.chromaSubsampling })
			.toFile(`${path}.avif`);
		await sized.clone().webp({ quality: quality.webp, effort: 5 }).toFile(`${path}.webp`);
		await sized
			.clone()
			.jpeg({ quality: quality.jpeg, mozjpeg: true, chromaSubsampling: quality.chromaSubsampling })
			.toFile(`${path}.jpg`);
	}
	const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, "0")).join("");
	after[entry.name] = { version, width: fullWidth, height: fullHeight, widths, colour: `#${hex}` };
	console.log(`${entry.name}: ${widths.join(", ")} px`);
}

const wanted = new Set(
	Object.entries(after).flatMap(([name, { version, widths }]) =>
		widths.flatMap((width) => ["avif", "webp", "jpg"].map((format) => `${name}-${width}.${version}.${format}`)),
	),
);
for (const file of await readdir(served)) if (!wanted.has(file)) await rm(`${served}/${file}`);
await writeFile(manifestFile, `${JSON.stringify(after, null, "\t")}\n`);

const rules = entries.map(({ name, focus: [x, y] }) => {
	const ground = `.ground-${name} { background-color: ${after[name]?.colour}; }`;
	return x === 50 && y === 50 ? ground : `${ground}\n.focus-${name} { object-position: ${x}% ${y}%; }`;
});
await writeFile(
	"app/site/pictures.css",
	`/* Written by tools/pictures.ts: the ground and the focal point of each picture. */\n${rules.join("\n")}\n`,
);
