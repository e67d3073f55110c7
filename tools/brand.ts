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
import { mkdir, readdir, rm } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { readMark, readWordmark, skylineFile } from "./brand/files.ts";
import { inksOf, joined, readDrawing } from "./brand/skyline.ts";
import type { Svg } from "./brand/svg.ts";
import { readTheme } from "./theme.ts";
import { writeIfChanged } from "./write-if-changed.ts";

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

await mkdir(`${folder}/brand`, { recursive: true });
for (const [name, { source }] of images) await writeIfChanged(`${folder}/brand/${name}.svg`, source);
await writeIfChanged(`${folder}/brand.ts`, moduleOf(images));
for (const file of await readdir(`${folder}/brand`))
	if (!images.has(file.replace(/\.svg$/, ""))) await rm(`${folder}/brand/${file}`);

const colours = theme.colours.map((name) => [name, theme.colour(name)]);
await writeIfChanged(`${folder}/theme.json`, `${JSON.stringify(Object.fromEntries(colours), null, "\t")}\n`);
console.log(`Look: ${colours.length} colours, ${[...images.keys()].join(", ")}`);

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
