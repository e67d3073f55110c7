/**
 * Draws the ground of the map of areas, and says where its views are, in `.generated/map/`. Offices, circles and places
 * are not in it: they come from the content and are laid over it (`app/site/map/area-map.server.ts`). Runs before every
 * build, after the content, and draws only when something has changed.
 *
 *   npm run map              when offices, areas, colours or the drawing itself have changed
 *   npm run map -- --all     in any case
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { readSiteContent } from "./corpora.ts";
import { drawBorder } from "./map/border.ts";
import { draw } from "./map/draw.ts";
import { atScale, outlinesOf, readGeography } from "./map/geography.ts";
import { type Facts, groundOf, statesOf } from "./map/ground.ts";

const folder = ".generated/map";
const ledger = `${folder}/made-from`;

const { firm, areas } = await readSiteContent();
const facts: Facts = {
	offices: firm.offices.map(({ id, country, region, regionCode, latitude, longitude }) => ({
		id,
		country,
		region,
		regionCode,
		latitude,
		longitude,
	})),
	areas: areas.map(({ latitude, longitude }) => ({ latitude, longitude })),
	serviceRadius: firm.serviceRadius,
	jurisdictions: firm.jurisdictions.map(({ id, country, region, es, en }) => ({
		id,
		country,
		region,
		names: [es.name, en.name],
	})),
};

const theme = await readFile("app/ui/theme.css", "utf8");
const hash = createHash("sha256").update(JSON.stringify(facts)).update(theme);
for (const file of await sources()) hash.update(await readFile(file));
const madeFrom = hash.digest("hex");

if (!process.argv.includes("--all") && existsSync(ledger) && (await readFile(ledger, "utf8")) === madeFrom) {
	console.log("Map: unchanged");
} else {
	await drawAll();
	await writeFile(ledger, madeFrom);
}

async function sources(): Promise<string[]> {
	const files = await readdir("tools/map");
	return ["tools/map.ts", "app/site/map/panel.ts", ...files.sort().map((file) => `tools/map/${file}`)];
}

async function drawAll(): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const geography = await readGeography();
	const ground = groundOf(facts, outlinesOf(geography));
	const states = statesOf(facts);
	await writeFile(`${folder}/ground.json`, JSON.stringify(ground));
	const { unitedStates, mexico } = geography;
	// Four kilometres a unit: about a point for each two units of the line.
	const coarse = { unitedStates: atScale(unitedStates, 0.25), mexico: atScale(mexico, 0.25) };
	await writeFile(`${folder}/border.svg`, drawBorder(states, coarse, colour("cantera")));
	await writeFile(`${folder}/border-dark.svg`, drawBorder(states, coarse, colour("arena")));
	await writeFile(`${folder}/border-edge.svg`, drawBorder(states, coarse));
	for (const panel of ground.panels) {
		const svg = draw(panel, states, geography, colour);
		await writeFile(`${folder}/${panel.id}.svg`, svg);
		console.log(`Map: ${panel.id}, ${(gzipSync(svg).length / 1024).toFixed(1)} KB compressed`);
	}
}

/** A colour of the design, from where it is written down. */
function colour(name: string): string {
	const found = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(theme)?.[1];
	if (!found) throw new Error(`theme.css has no colour ${name}`);
	return found;
}
