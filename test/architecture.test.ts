import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** The direction of dependencies: what each room of `app` may import from. `types` are erased and do not count. */
const mayImport: Record<string, string[]> = {
	content: ["content"],
	locales: ["locales"],
	ui: ["ui"],
	site: ["site", "content", "locales"],
	sections: ["sections", "ui", "site", "locales", "features"],
	features: ["features", "ui", "site", "locales"],
	middleware: ["middleware", "site", "locales", ".server"],
	".server": [".server", "site", "locales", "features", "middleware", "content"],
};

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !file.includes(".content-collections"))
		.map((file) => join(folder, file));
}

/** Relative imports of a file that remain at run time, as paths below `app`. */
function importsOf(file: string): string[] {
	const text = readFileSync(file, "utf8");
	return Array.from(
		text.matchAll(/^(?:import|export)\s+(?!type\b)[^"']*?from\s+["'](\.[^"']+)["']/gms),
		([, path = ""]) => normalize(join(dirname(file), path)).replace(/^app\//, ""),
	);
}

it.each(Object.entries(mayImport))("%s imports only what it may", (room, allowed) => {
	const wrong = filesBelow(`app/${room}`).flatMap((file) =>
		importsOf(file)
			.filter((path) => !allowed.some((each) => path === each || path.startsWith(`${each}/`)))
			.map((path) => `${file} imports ${path}`),
	);
	expect(wrong).toEqual([]);
});

it("enquiries and assistant use of the features only their protocol", () => {
	const wrong = filesBelow("app/.server").flatMap((file) =>
		importsOf(file)
			.filter((path) => path.startsWith("features/") && !/^features\/\w+\/protocol\//.test(path))
			.map((path) => `${file} imports ${path}`),
	);
	expect(wrong).toEqual([]);
});

it("there is no drawer for everything", () => {
	const drawers = filesBelow("app").filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/.test(file));
	expect(drawers).toEqual([]);
});

/** Word lists are data: their length says nothing about what they do. */
const isWordList = (file: string) => file.startsWith("app/locales/") || /synonyms\.\w\w\.ts$/.test(file);

it("files are about one thing", () => {
	const long = filesBelow("app").filter(
		(file) => !isWordList(file) && readFileSync(file, "utf8").split("\n").length > 250,
	);
	expect(long).toEqual([]);
});
