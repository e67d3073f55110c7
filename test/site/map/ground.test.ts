import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteGround } from "../../../app/site/map/ground.server.ts";

const drawings = siteGround.panels.map((panel) => ({
	...panel,
	svg: readFileSync(`.generated/map/${panel.id}.svg`, "utf8"),
}));

test("the map's ground is at most 25 KB compressed", () => {
	expect(drawings.reduce((sum, { svg }) => sum + gzipSync(svg).length, 0)).toBeLessThanOrEqual(25 * 1024);
});

test.each(drawings)("$id is of its panel's size, names its sources, and holds nothing but shapes", (drawing) => {
	const { svg, width, height } = drawing;
	expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
	expect(svg).toMatch(/Census Bureau.*Natural Earth/);
	expect(new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, name]) => name))).toEqual(
		new Set(["svg", "desc", "rect", "g", "path"]),
	);
	expect(svg).not.toMatch(/NaN|undefined|style=/);
});
