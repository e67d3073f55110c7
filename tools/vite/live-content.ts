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
	/** The code of the collections that the Worker has, by file. */
	const known = new Map<string, string>();
	return {
		name: "live-content",
		apply: "serve",
		config: () => ({ server: { watch: { ignored: ["**/.content-collections/**"] } } }),
		async configureServer({ environments: { client, ssr } }) {
			builder = await createBuilder(resolve(configPath));
			builder.on("_error", ({ error }) => {
				problem ??= error;
			});
			// Open pages load their data again, once the Worker has the content (`content.server.ts`).
			ssr?.hot.on("content:replaced", () => {
				for (const root of client.moduleGraph.getModulesByFile(resolve("app/root.tsx")) ?? [])
					client.reloadModule(root);
			});
		},
		transform(code, id) {
			if (id.includes("/.content-collections/")) known.set(id, code);
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
				for (const [id, code] of known) {
					const module = moduleGraph.getModuleById(id);
					if (module && (await readFile(id, "utf8")) !== code) await this.environment.reloadModule(module);
				}
				return [];
			}
		},
	};
}
