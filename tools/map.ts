/**
 * Draws the ground of the map of areas, and says where its views are, in `.generated/map/`. Offices, circles and places
 * are not in it: they come from the content and are laid over it (`app/site/map/area-map.server.ts`). Runs before every
 * build, after the content: `npm run map`. Takes a second.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { readSiteContent } from "./corpora.ts";
import { drawBorder } from "./map/border.ts";
import { draw } from "./map/draw.ts";
import { atScale, readGeography } from "./map/geography.ts";
import { type Facts, groundOf, statesOf } from "./map/ground.ts";
import { readTheme } from "./theme.ts";

const folder = ".generated/map";

const { firm, areas } = await readSiteContent();
const { offices, serviceRadius } = firm;
const jurisdictions = firm.jurisdictions.map(({ es, en, ...law }) => ({ ...law, names: [es.name, en.name] }));
const facts: Facts = { offices, areas, serviceRadius, jurisdictions };
const { colour } = readTheme();

const geography = await readGeography();
// Ten kilometres a unit are enough to place views and names by.
const ground = groundOf(facts, atScale(geography, 0.1));
const states = statesOf(facts);
// Four kilometres a unit: about a point for each two units of the line.
const coarse = atScale(geography, 0.25);
const drawings: Record<string, string> = {
	border: drawBorder(states, coarse, colour("cantera")),
	"border-dark": drawBorder(states, coarse, colour("arena")),
	...Object.fromEntries(ground.panels.map((panel) => [panel.id, draw(panel, states, geography, colour)])),
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/ground.json`, JSON.stringify(ground));
for (const [name, svg] of Object.entries(drawings)) {
	await writeFile(`${folder}/${name}.svg`, svg);
	console.log(`Map: ${name}, ${(gzipSync(svg).length / 1024).toFixed(1)} KB compressed`);
}
