import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * What the site ships, and under which licence. Packages are those of `dependencies` and what they bring: `npm run
 * layers` holds that code for browser or Worker comes from there. Of what only builds, these end up on pages: typefaces,
 * icons, the ground of the map, the base of the style.
 */
interface Package {
	license?: string;
	dev?: boolean;
	devOptional?: boolean;
	link?: boolean;
}

/** Licences that allow a firm to publish what is made with them, without its source. */
const allowed = [
	"MIT",
	"ISC",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"0BSD",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"Unlicense",
	"OFL-1.1",
];

/** Packages that name no licence in their manifest, and the one that lies beside it. */
const inAFile: Readonly<Record<string, string>> = { "react-snap-carousel": "MIT" };

const shipsFromBuild = /^(?:@fontsource(?:-variable)?\/.+|@iconify-json\/.+|us-atlas|world-atlas|tailwindcss)$/;

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

const shipped = Object.entries(lock.packages)
	.filter(([path, { link }]) => path.includes("node_modules/") && !link)
	.map(([path, entry]) => ({ name: nameOf(path), ...entry }))
	.filter(({ name, dev, devOptional }) => (!dev && !devOptional) || shipsFromBuild.test(name));

/** Whether an SPDX expression lets the site be published: of alternatives one is enough, of what is joined all count. */
function permits(expression: string): boolean {
	return expression
		.replace(/[()]/g, "")
		.split(" OR ")
		.some((one) => one.split(" AND ").every((licence) => allowed.includes(licence)));
}

it("every package that ships is under a licence that allows it", () => {
	const names = shipped.map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["react", "us-atlas", "tailwindcss", "@iconify-json/ph"]));
	const refused = shipped.filter(({ name, license = inAFile[name] }) => license === undefined || !permits(license));
	expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it.each([
	["MIT", true],
	["(MIT OR GPL-3.0)", true],
	["MIT AND GPL-3.0", false],
	["GPL-3.0-only", false],
	["UNLICENSED", false],
	["CC-BY-NC-4.0", false],
])("%s: %s", (expression, published) => {
	expect(permits(expression)).toBe(published);
});

it.each(Object.keys(inAFile))("%s has its licence in a file", (name) => {
	const file = new URL(`../node_modules/${name}/LICENSE`, import.meta.url);
	expect(readFileSync(file, "utf8")).toContain("Permission is hereby granted, free of charge");
	expect(lock.packages[`node_modules/${name}`]?.license).toBeUndefined();
});

it("README says whose the pictures, typefaces and icons are", () => {
	const [, licences = ""] = readFileSync("README.md", "utf8").split("## Licences");
	for (const word of ["MIT", "OFL", "Phosphor", "Natural Earth"]) expect(licences).toContain(word);
});
