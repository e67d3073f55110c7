import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import manifest from "../../../app/content/pictures.json" with { type: "json" };

const entries: { name: string; kind: string; es: { alt: string }; en: { alt: string } }[] = parse(
	readFileSync("app/content/pictures.yaml", "utf8"),
).pictures;

describe("pictures", () => {
	it("have a master, a place in the manifest and every derived file", () => {
		expect(Object.keys(manifest).sort()).toEqual(entries.map(({ name }) => name).sort());
		for (const [name, { version, widths }] of Object.entries(manifest)) {
			expect(existsSync(`app/content/pictures/${name}.jpg`), name).toBe(true);
			for (const width of widths) {
				for (const format of ["avif", "webp", "jpg"])
					expect(
						existsSync(`public/pictures/${name}-${width}.${version}.${format}`),
						`${name} ${width} ${format}`,
					).toBe(true);
			}
		}
	});

	it("leave no derived file behind", () => {
		const wanted = Object.values(manifest).reduce((count, { widths }) => count + widths.length * 3, 0);
		expect(readdirSync("public/pictures")).toHaveLength(wanted);
	});

	it("have masters of at most about 600 KB", () => {
		for (const file of readdirSync("app/content/pictures"))
			expect(statSync(`app/content/pictures/${file}`).size, file).toBeLessThan(620_000);
	});

	it("have an alternative text in both languages, unless they are ornaments", () => {
		for (const { name, kind, es, en } of entries) {
			const decorative = kind === "ornament" || kind === "ring";
			expect([Boolean(es.alt), Boolean(en.alt)], name).toEqual([!decorative, !decorative]);
		}
	});

	it("keep the pictures of the first screen light", () => {
		const hero = manifest["hero-portrait"];
		expect(statSync(`public/pictures/hero-portrait-${hero.widths[1]}.${hero.version}.avif`).size).toBeLessThan(30_000);
	});
});
