/**
 * Derives the served sizes of every master in `app/content/pictures` and writes `app/site/pictures.json` and `pictures.css`.
 *
 *   npm run pictures            only what changed
 *   npm run pictures -- --all   everything
 *
 * Derived files are committed: encoding all of them takes minutes on two cores, and a clean clone should serve within
 * two. `test/site/content/pictures.test.ts` holds files, masters and manifest in step.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import {
	type Manifest,
	manifestFile,
	pictureEntries,
	qualityOf,
	readManifest,
	readMaster,
} from "./pictures/masters.ts";

const served = "public/pictures";

await mkdir(served, { recursive: true });
const entries = await pictureEntries();
const before = await readManifest();
const after: Manifest = {};

for (const entry of entries) {
	const known = before[entry.name];
	const { master, facts } = await readMaster(entry, known);
	after[entry.name] = facts;
	if (facts === known && !process.argv.includes("--all")) continue;
	const quality = qualityOf(entry);
	for (const width of facts.widths) {
		const sized = sharp(master).resize({ width });
		const path = `${served}/${entry.name}-${width}.${facts.version}`;
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
	console.log(`${entry.name}: ${facts.widths.join(", ")} px`);
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
