/**
 * Writes the firm's look to `.generated/` for what cannot read `app/ui/theme.css`: the colours in sRGB (`theme.json`, for
 * the manifest and the browser's own bar), and the images of `public/brand` in those colours (`brand.ts`). Runs before
 * every build.
 *
 * - `mark.svg`: the logo, of any size and in any colours. It stands on the dark ground of header and footer.
 * - `wordmark.svg`, optional: the firm's name as it is drawn, shown instead of the name in type.
 * - the drawing that an office of `firm.yaml` names as its `skyline`, optional: black, white and one other colour.
 */
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { readMark, readWordmark, skylineFile } from "./brand/files.ts";
import { inksOf, joined, readDrawing } from "./brand/skyline.ts";
import type { Svg } from "./brand/svg.ts";
import { readTheme } from "./theme.ts";

const folder = ".generated";

interface Image extends Pick<Svg, "source" | "width" | "height"> {
	/** Its height on a page in CSS pixels, where that is not the height it was drawn in. */
	shown?: number;
}

/** Of the whole `firm.yaml`, which has its own schema, what matters here. */
const firm = z.object({ offices: z.array(z.object({ skyline: z.string().optional() })) });

const theme = readTheme();
const { offices } = firm.parse(parse(readFileSync("app/content/firm.yaml", "utf8")));
const skylines = [...new Set(offices.flatMap(({ skyline }) => skyline ?? []))];

const images = new Map<string, Image>();
images.set("mark", { ...readMark(theme), shown: 42 });
const wordmark = readWordmark(theme);
if (wordmark) images.set("wordmark", { ...wordmark, shown: 28 });
if (skylines.length > 0) {
	const inks = inksOf(theme);
	for (const ground of ["light", "dark"] as const) {
		const drawings = skylines.map((name) => readDrawing(skylineFile(name), name, inks[ground]));
		images.set(`skyline-${ground}`, joined(drawings, inks[ground]));
	}
}

const colours = theme.colours.map((name) => [name, theme.colour(name)]);

await mkdir(`${folder}/brand`, { recursive: true });
for (const [name, { source }] of images) await update(`brand/${name}.svg`, source);
await update("brand.ts", moduleOf(images));
await update("theme.json", `${JSON.stringify(Object.fromEntries(colours), null, "\t")}\n`);
for (const file of await readdir(`${folder}/brand`)) {
	if (!images.has(file.replace(/\.svg$/, ""))) await rm(`${folder}/brand/${file}`);
}
console.log(`Look: ${colours.length} colours, ${[...images.keys()].join(", ")}`);

/** Writes a file that is another than before: a development server takes each that is written for an edit. */
async function update(name: string, text: string): Promise<void> {
	const file = `${folder}/${name}`;
	const before = await readFile(file, "utf8").catch(() => undefined);
	if (before !== text) await writeFile(file, text);
}

/** The images by name, for the bundler to put a hash into theirs; `undefined` for what the firm does not have. */
function moduleOf(images: ReadonlyMap<string, Image>): string {
	const names = { mark: "mark", wordmark: "wordmark", skylineLight: "skyline-light", skylineDark: "skyline-dark" };
	const imports = Object.entries(names).filter(([, file]) => images.has(file));
	const exported = Object.entries(names).map(([name, file]) => {
		const image = images.get(file);
		if (!image) return `export const ${name}: BrandImage | undefined = undefined;`;
		const { width, height, shown = height } = image;
		const type = name === "mark" ? "BrandImage" : "BrandImage | undefined";
		return `export const ${name}: ${type} = { src: ${name}File, width: ${Math.round((width * shown) / height)}, height: ${shown} };`;
	});
	return `// Written by tools/brand.ts
${imports.map(([name, file]) => `import ${name}File from "./brand/${file}.svg";`).join("\n")}

export interface BrandImage {
	src: string;
	/** In CSS pixels. */
	width: number;
	height: number;
}

${exported.join("\n")}
`;
}
