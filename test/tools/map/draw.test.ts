import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Panel, pointsOf } from "../../../app/site/map/panel.ts";
import { budget, draw } from "../../../tools/map/draw.ts";
import { groundOf, statesOf } from "../../../tools/map/ground.ts";
import { geography, outlines } from "./atlas.ts";
import { firms, type InventedFirm, inventedFirm } from "./invented-firms.ts";

const colour = (name: string) => `var(--${name})`;

type Corner = readonly [x: number, y: number];

/** The rings of a path that has none but straight lines. */
function ringsOf(path: string): Corner[][] {
	return path
		.split("M")
		.slice(1)
		.map((ring) => Array.from(ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const));
}

/** Whether a point is on the land of these paths, or within two units of their coast. */
function isOn(paths: readonly string[], { x, y }: { x: number; y: number }): boolean {
	const rings = paths.flatMap(ringsOf);
	const inside = (px: number, py: number) => {
		let crossings = 0;
		for (const ring of rings) {
			for (const [index, [x1, y1]] of ring.entries()) {
				const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
				if (y1 > py !== y2 > py && px < x1 + ((py - y1) * (x2 - x1)) / (y2 - y1)) crossings++;
			}
		}
		return crossings % 2 === 1;
	};
	return [0, 2, -2].some((a) => [0, 2, -2].some((b) => inside(x + a, y + b)));
}

/** The land of a drawing: what lies in its dimmed group, and what stands out. */
function landOf(svg: string): { dimmed: string[]; raised: string[] } {
	const [, group = "", rest = ""] = /<g opacity=".4">(.*?)<\/g>(.*?)<\/g>/s.exec(svg) ?? [];
	const paths = (part: string) => Array.from(part.matchAll(/<path d="([^"]+)"\/>/g), ([, d = ""]) => d);
	return { dimmed: paths(group), raised: paths(rest) };
}

function drawingsOf({ facts }: InventedFirm): { panel: Panel; svg: string }[] {
	const { panels } = groundOf(facts, outlines);
	return panels.map((panel) => ({ panel, svg: draw(panel, statesOf(facts), geography, colour) }));
}

describe.each(Object.entries(firms))("%s", (_, firm) => {
	const drawings = drawingsOf(firm);

	test("the states of the offices stand out under them", () => {
		for (const { panel, svg } of drawings) {
			const { raised } = landOf(svg);
			for (const office of firm.facts.offices) {
				const at = pointsOf(panel)(office);
				if (at.x < 0 || at.y < 0 || at.x > panel.width || at.y > panel.height) continue;
				if (!isOn(raised, at)) expect.fail(`${office.id} is not on its state in ${panel.id}`);
			}
		}
	});

	test("each drawing is small, of the design's colours, and holds nothing but shapes", () => {
		for (const { panel, svg } of drawings) {
			expect(gzipSync(svg).length).toBeLessThanOrEqual(budget);
			expect(svg).toContain(`viewBox="0 0 ${panel.width} ${panel.height}"`);
			expect(svg).not.toMatch(/NaN|undefined|style=|#[0-9a-f]{3}/i);
			expect(new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, name]) => name))).toEqual(
				new Set(["svg", "desc", "rect", "g", "path"]),
			);
		}
	});
});

/** Whether a place is raised, dimmed or sea in the first drawing of a firm. */
function shown({ facts }: InventedFirm) {
	const [panel] = groundOf(facts, outlines).panels;
	if (!panel) throw new Error("no overview");
	const { dimmed, raised } = landOf(draw(panel, statesOf(facts), geography, colour));
	return (latitude: number, longitude: number) => {
		const at = pointsOf(panel)({ latitude, longitude });
		return isOn(raised, at) ? "raised" : isOn(dimmed, at) ? "dimmed" : "sea";
	};
}

test("other states and countries are dimmed, and the sea is neither", () => {
	const west = shown(firms["three offices in California and Sonora"]);
	expect(west(37, -120), "California").toBe("raised");
	expect(west(30, -110), "Sonora").toBe("raised");
	expect(west(38, -116.5), "Nevada").toBe("dimmed");
	expect(west(30, -114.9), "Baja California").toBe("dimmed");
	expect(west(32, -120.5), "the Pacific").toBe("sea");
	const north = shown(firms["two offices ten kilometres apart"]);
	// To the parallel that is the border.
	expect(north(49.1, -119), "British Columbia").toBe("dimmed");
	expect(north(48.9, -119), "Washington").toBe("raised");
	expect(north(45, -119), "Oregon").toBe("dimmed");
	expect(north(47, -125.2), "the Pacific").toBe("sea");
});

test("a border along a parallel stays on it", () => {
	const [overview] = drawingsOf(firms["two offices ten kilometres apart"]);
	if (!overview) throw new Error("no overview");
	const border = /<path d="([^"]+)"[^>]*stroke-width="1.6"/.exec(overview.svg)?.[1] ?? "";
	const corners = ringsOf(border).flat();
	expect(corners.length).toBeGreaterThan(1);
	for (const longitude of [-121, -120, -119, -118]) {
		const { x, y } = pointsOf(overview.panel)({ latitude: 49, longitude });
		const isNear = corners.some(([x1, y1], index) => {
			const [x2, y2] = corners[index + 1] ?? [x1, y1];
			if (x < Math.min(x1, x2) || x > Math.max(x1, x2)) return false;
			return Math.abs(y1 + ((x - x1) / (x2 - x1 || 1)) * (y2 - y1) - y) < 2;
		});
		expect(isNear).toBe(true);
	}
});

test("close views have the counties of the states that stand out, overviews do not", () => {
	const counties = ({ svg }: { svg: string }) => /stroke-opacity="0.5"/.test(svg);
	expect(drawingsOf(inventedFirm(["Dallas"], [["Plano", "Dallas", 27, 9]], 50)).map(counties)).toEqual([false, true]);
});

test("the file of Mexican states has all 32, and says where they are from", () => {
	const file = JSON.parse(readFileSync("tools/map/mexican-states.topojson", "utf8"));
	expect(new Set(file.objects.states.geometries.map(({ id }: { id: string }) => id)).size).toBe(32);
	expect(file.source).toMatch(/Natural Earth.*public domain/);
});
