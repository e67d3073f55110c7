import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createBuilder } from "@content-collections/core";
import type { Plugin } from "vite";

/**
 * In development: builds the content again when one of its files is edited, added or removed, and hands the Worker the
 * collections that are new. (The library's own plugin lets Vite watch what it writes: sixteen reloads for one edit, some
 * of them of files half written.) `npm run generate` has built all of it before.
 *
 * An entry that breaks its schema is shown in the open page; until it is mended, the site says what it said before.
 */
export function liveContent({ configPath }: { configPath: string }): Plugin {
	let builder: Awaited<ReturnType<typeof createBuilder>>;
	let problem: Error | undefined;
	let changed = false;
	/** The collections as the Worker has them. */
	const known = new Map<string, string>();
	return {
		name: "live-content",
		apply: "serve",
		config: () => ({ server: { watch: { ignored: ["**/.content-collections/**"] } } }),
		async configureServer() {
			builder = await createBuilder(resolve(configPath));
			builder.on("_error", ({ error }) => {
				problem ??= error;
			});
		},
		transform(code, id) {
			if (!id.includes("/.content-collections/")) return null;
			known.set(id, code);
			// A map of all that the firm says takes six times as long to hand over.
			return { code, map: { mappings: "" } };
		},
		async hotUpdate({ type, file }) {
			const { name, moduleGraph } = this.environment;
			// The browser's environment comes first: what it throws is shown in the page.
			if (name === "client") {
				problem = undefined;
				changed = await builder.sync(type, file);
				if (problem) changed = false;
				if (problem) throw problem;
			} else if (changed) {
				const modules = [];
				for (const [id, code] of known) {
					const module = moduleGraph.getModuleById(id);
					if (module && (await readFile(id, "utf8")) !== code) modules.push(module);
				}
				return modules;
			}
		},
	};
}
