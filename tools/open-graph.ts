/**
 * Draws the Open Graph image of every page, in each language, to `public/og/`. Runs before every build and draws only
 * what changed: an image is known by a hash of its words, of its picture's version and of what draws it.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pictures from "../app/content/pictures.json" with { type: "json" };
import { readMark } from "./brand/files.ts";
import { readSiteContent } from "./corpora.ts";
import { type Subject, subjects } from "./open-graph/subjects.ts";
import { readTheme } from "./theme.ts";

const served = "public";
const folder = `${served}/og`;
const ledger = "node_modules/.cache/open-graph.json";

const versions: Readonly<Record<string, { version: string }>> = pictures;

const theme = readTheme();
const mark = readMark(theme);
const content = await readSiteContent();
const wanted = subjects(content);
const focusOf = new Map<string, [x: number, y: number]>(
	content.pictures.map(({ name, focus: [x = 50, y = 50] }) => [name, [x, y]]),
);
const before: Record<string, string> = existsSync(ledger) ? JSON.parse(await readFile(ledger, "utf8")) : {};

const drawnBy = createHash("sha256");
drawnBy.update(await readFile("tools/open-graph/card.ts"));
drawnBy.update(JSON.stringify([mark, theme.colours.map(theme.colour), theme.font("display"), theme.font("text")]));
const tools = drawnBy.digest("hex");

const hashes = new Map(wanted.map((subject) => [subject.path, hashOf(subject)]));
const stale = wanted.filter(({ path }) => before[path] !== hashes.get(path) || !existsSync(join(served, path)));

await removeOthers();
if (stale.length > 0) await drawAll(stale);
await mkdir(dirname(ledger), { recursive: true });
await writeFile(ledger, JSON.stringify(Object.fromEntries(hashes)));
console.log(`Open Graph: ${wanted.length} images, ${stale.length} drawn`);

function hashOf({ title, line, picture }: Subject): string {
	const crop = [picture, versions[picture]?.version, focusOf.get(picture)];
	return createHash("sha256")
		.update(JSON.stringify([tools, title, line, crop]))
		.digest("hex")
		.slice(0, 16);
}

async function drawAll(stale: Subject[]): Promise<void> {
	// Loaded only when there is something to draw: an unchanged run should cost nothing.
	const { card, draw, loadFonts } = await import("./open-graph/card.ts");
	const fonts = await loadFonts();
	for (const { path, title, line, picture } of stale) {
		const focus = focusOf.get(picture);
		if (!focus) throw new Error(`${path}: pictures.yaml has no "${picture}"`);
		const words = await card({ title, line, mark }, theme, fonts);
		await mkdir(dirname(join(served, path)), { recursive: true });
		await writeFile(
			join(served, path),
			await draw(words, { file: `app/content/pictures/${picture}.jpg`, focus }, theme.colour("noche")),
		);
	}
}

/** Takes away the images of pages that are gone. */
async function removeOthers(): Promise<void> {
	if (!existsSync(folder)) return;
	const files = await readdir(folder, { recursive: true });
	for (const file of files.filter((each) => each.endsWith(".jpg"))) {
		if (!hashes.has(`/og/${file.replaceAll("\\", "/")}`)) await rm(join(folder, file));
	}
}
