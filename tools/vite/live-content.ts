import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { createBuilder } from "@content-collections/core";
import type { Plugin, ViteDevServer } from "vite";

/** What is made of the content besides pages, as in `npm run generate`. */
const derived = ["tools/site-pages.ts", "tools/search-index.ts", "tools/assistant-index.ts"];

/** A file with the entries of a collection, as the library writes it. */
const collection = /\/\.content-collections\/generated\/all\w+\.js$/;

/**
 * In development: builds the content again when one of its files is edited, added or removed, and hands the Worker the
 * collections that are new. (The library's own plugin lets Vite watch what it writes: sixteen reloads for one edit, some
 * of them of files half written.) `npm run generate` has built all of it before.
 *
 * An entry that breaks its schema is shown in the open page; until it is mended, the site says what it said before.
 */
export function liveContent({ configPath }: { configPath: string }): Plugin {
	let builder: Awaited<ReturnType<typeof createBuilder>>;
	let problem: string | undefined;
	let building: Promise<unknown> = Promise.resolve();
	let pause: NodeJS.Timeout;
	let deriving = Promise.resolve();
	/** Files of the content that were built again, for the Worker to load. */
	const built = new Set<string>();
	/** The code of the collections that the Worker has, by file. */
	const known = new Map<string, string>();

	async function build(type: "create" | "update" | "delete", file: string): Promise<void> {
		problem = undefined;
		const belongs = await builder.sync(type, file);
		if (problem) throw Object.assign(new Error(problem), { stack: "" });
		if (belongs) built.add(file);
	}

	return {
		name: "live-content",
		apply: "serve",
		config: () => ({ server: { watch: { ignored: ["**/.content-collections/**"] } } }),
		async configureServer({ environments: { client, ssr } }) {
			builder = await createBuilder(resolve(configPath));
			const report = (file: string, { message }: Error) => {
				problem ??= `${file}\n${message}`;
			};
			builder.on("transformer:validation-error", ({ file, error }) => report(file.path, error));
			builder.on("collector:parse-error", ({ filePath, error }) => report(filePath, error));
			builder.on("_error", ({ _event, error }) => report(_event, error));
			// Open pages load their data again, once the Worker has the content (`content.server.ts`).
			ssr?.hot.on("content:replaced", () => {
				for (const root of client.moduleGraph.getModulesByFile(resolve("app/root.tsx")) ?? [])
					client.reloadModule(root);
			});
		},
		transform(code, id) {
			if (collection.test(id)) known.set(id, code);
		},
		async hotUpdate({ type, file, server }) {
			const { name, moduleGraph } = this.environment;
			// The browser's environment comes first: what it throws is shown in the page.
			if (name === "client") {
				// One after the other: they write the same files.
				const turn = building.then(() => build(type, file));
				building = turn.catch(() => {});
				await turn;
			} else if (built.delete(file)) {
				for (const [id, code] of known) {
					const module = moduleGraph.getModuleById(id);
					if (module && (await readFile(id, "utf8")) !== code) await this.environment.reloadModule(module);
				}
				// Takes the message of an earlier mistake off the page.
				server.environments.client.hot.send({ type: "update", updates: [] });
				clearTimeout(pause);
				pause = setTimeout(() => {
					deriving = deriving.then(() => derive(server));
				}, 5000);
				return [];
			}
		},
	};
}

/**
 * Makes again what takes longer, when nobody has edited for a while: the table of pages, the indexes of search and
 * assistant, and whatever modules of the Worker keep of the content.
 */
async function derive({ watcher }: ViteDevServer): Promise<void> {
	for (const script of derived) {
		const run = spawn(process.execPath, [script], { stdio: ["ignore", "ignore", "inherit"] });
		if (run.pid) setPriority(run.pid, 19);
		await once(run, "exit");
	}
	watcher.emit("change", resolve("app/site/content/content.server.ts"));
}
