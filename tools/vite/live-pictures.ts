import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { hashOf, type PictureEntry, type PictureManifest, versionOf, widthsOf } from "../pictures/derivation.ts";

const sources = resolve("app/content/pictures");
const manifestFile = resolve("app/content/pictures.json");

interface EditedPicture {
	source: Buffer;
	facts: PictureManifest[string];
}

/**
 * In development: shows pictures that are newer than the files `npm run pictures` has derived from them. That takes half
 * a minute a picture; here each width is made when a page asks for it, and nothing is written.
 */
export function livePictures(): Plugin {
	let edited = new Map<string, EditedPicture>();
	return {
		name: "live-pictures",
		apply: "serve",
		async configureServer({ middlewares }) {
			edited = await editedPictures();
			middlewares.use("/pictures", async ({ url = "" }, response, next) => {
				const [, name = "", width, version] = /^\/(.+)-(\d+)\.(\w+)\.\w+$/.exec(url) ?? [];
				const picture = edited.get(name);
				if (!picture || picture.facts.version !== version) return next();
				// In answer to AVIF and WebP as well, which take long to make: browsers look at what arrives.
				const data = await sharp(picture.source)
					.resize({ width: Number(width) })
					.jpeg()
					.toBuffer();
				response.setHeader("content-type", "image/jpeg").end(data);
			});
		},
		async load(id) {
			if (id !== manifestFile) return null;
			const facts = Array.from(edited, ([name, { facts }]) => [name, facts]);
			return JSON.stringify({ ...(await readManifest()), ...Object.fromEntries(facts) });
		},
		async hotUpdate({ file }) {
			const { name, moduleGraph } = this.environment;
			if (name !== "ssr" || !file.startsWith(sources)) return;
			edited = await editedPictures();
			for (const manifest of moduleGraph.getModulesByFile(manifestFile) ?? [])
				await this.environment.reloadModule(manifest);
			return [];
		},
	};
}

async function readManifest(): Promise<PictureManifest> {
	return JSON.parse(await readFile(manifestFile, "utf8"));
}

async function editedPictures(): Promise<Map<string, EditedPicture>> {
	const manifest = await readManifest();
	const entries: ({ name: string } & PictureEntry)[] = parse(await readFile(`${sources}.yaml`, "utf8")).pictures;
	const edited = new Map<string, EditedPicture>();
	for (const entry of entries) {
		// Not there yet, or not all of it: the next write shows it.
		const source = await readFile(`${sources}/${entry.name}.jpg`).catch(() => undefined);
		const size =
			source &&
			(await sharp(source)
				.metadata()
				.catch(() => undefined));
		if (!source || !size) continue;
		const { width, height } = size;
		const version = versionOf(hashOf(source), entry, width);
		const derived = manifest[entry.name];
		if (derived?.version === version) continue;
		const widths = widthsOf(entry.kind).filter((each) => each <= width);
		edited.set(entry.name, { source, facts: { version, width, height, widths, colour: derived?.colour ?? "" } });
	}
	return edited;
}
