import { resolve } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { manifestFile, masters, pictureEntries, readManifest, readMaster } from "../pictures/masters.ts";

/**
 * In development: shows masters that are newer than the files `npm run pictures` has derived from them. That takes half
 * a minute a picture; here each size is made when a page asks for it, and nothing is written.
 */
export function livePictures(): Plugin {
	const edited = new Map<string, Awaited<ReturnType<typeof readMaster>>>();

	async function findEdited(): Promise<void> {
		const manifest = await readManifest();
		edited.clear();
		for (const entry of await pictureEntries()) {
			const derived = manifest[entry.name];
			const picture = await readMaster(entry, derived);
			if (picture.facts !== derived) edited.set(entry.name, picture);
		}
	}

	return {
		name: "live-pictures",
		apply: "serve",
		async configureServer({ middlewares }) {
			await findEdited();
			middlewares.use("/pictures", async ({ url = "" }, response, next) => {
				const [, name = "", width, version] = /^\/(.+)-(\d+)\.(\w+)\.\w+$/.exec(url) ?? [];
				const picture = edited.get(name);
				if (!picture || picture.facts.version !== version) return next();
				// In answer to AVIF and WebP as well, which take long to make: browsers look at what arrives.
				const data = await sharp(picture.master)
					.resize({ width: Number(width) })
					.jpeg()
					.toBuffer();
				response.setHeader("content-type", "image/jpeg").end(data);
			});
		},
		async load(id) {
			if (id !== resolve(manifestFile)) return null;
			const facts = Array.from(edited, ([name, { facts }]) => [name, facts]);
			return JSON.stringify({ ...(await readManifest()), ...Object.fromEntries(facts) });
		},
		async hotUpdate({ file }) {
			const { name, moduleGraph } = this.environment;
			if (name !== "ssr" || !file.startsWith(resolve(masters))) return;
			await findEdited();
			for (const module of moduleGraph.getModulesByFile(resolve(manifestFile)) ?? [])
				await this.environment.reloadModule(module);
			return [];
		},
	};
}
