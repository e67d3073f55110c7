import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { panelIds, panels } from "../../../app/site/map/panels.ts";

const drawings = panelIds.map((id) => ({ id, svg: readFileSync(`app/site/map/${id}.svg`, "utf8") }));

test("the map's ground is at most 25 KB compressed", () => {
	expect(drawings.reduce((sum, { svg }) => sum + gzipSync(svg).length, 0)).toBeLessThanOrEqual(25 * 1024);
});

test.each(drawings)("$id is of its panel's size, names its sources, and holds nothing but shapes", ({ id, svg }) => {
	expect(svg).toContain(`viewBox="0 0 ${panels[id].width} ${panels[id].height}"`);
	expect(svg).toMatch(/Census Bureau.*Natural Earth/);
	expect(new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, name]) => name))).toEqual(
		new Set(["svg", "desc", "rect", "path"]),
	);
	expect(svg).not.toMatch(/NaN|undefined|style=/);
});
