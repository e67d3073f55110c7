import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

type BuiltWorker = ReturnType<typeof unstable_getMiniflareWorkerOptions>["workerOptions"];
type Module = { type: "ESModule"; path: string; contents?: string };

/** A Worker and what it is given, as Miniflare takes it. */
export type Worker = Omit<BuiltWorker, "modulesRules"> & { modules: Module[] };

/** What `react-router build` leaves in a folder: the Worker with its bindings, and its static files. */
export function builtWorker(build: string): Worker {
	const server = resolve(build, "server");
	const { main, workerOptions } = unstable_getMiniflareWorkerOptions(join(server, "wrangler.json"));
	if (!main) throw new Error(`${build} has no Worker`);
	const { modulesRules: _, ...options } = workerOptions;
	const others = globSync(join(server, "**/*.js")).filter((path) => path !== main);
	return { ...options, modules: [main, ...others].map((path) => ({ type: "ESModule", path })) };
}

/** A Worker of one module. */
export function smallWorker(contents: string): Worker {
	return { compatibilityDate: "2026-09-01", modules: [{ type: "ESModule", path: resolve("small.js"), contents }] };
}

/**
 * A Worker that does nothing but send a page's bytes, compressed as the site keeps them, with no cache or header of ours:
 * what workerd can do at best with a page of this size.
 */
export function pageWorker(html: string): Worker {
	const page = brotliCompressSync(html).toString("base64");
	return smallWorker(`const page = Uint8Array.from(atob("${page}"), (character) => character.charCodeAt(0));
const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
const missing = { status: 404 };
export default {
	fetch: ({ url }) => (url.endsWith("/") ? new Response(page, { headers, encodeBody: "manual" }) : new Response(null, missing)),
};`);
}

export interface Running {
	/** Address of the site as behind Cloudflare's edge: static files first, compressed for who takes it. */
	edge: string;
	/** Address of the Worker alone, nothing before it in the same workerd. */
	worker: string;
	/** Chrome DevTools Protocol. */
	inspector(): Promise<URL>;
	/** A D1 database that both share, by its binding in `wrangler.toml`. */
	database(binding: "DB" | "MEASUREMENT"): Promise<D1Database>;
	stop(): Promise<void>;
}

/**
 * Runs a Worker on workerd, without the proxy of `wrangler dev` before it. Databases and queues are Miniflare's, in
 * memory. There is no Cache API: the edge cache is the isolate's memory alone.
 */
export async function startWorkerd(worker: Worker): Promise<Running> {
	const { assets: _, ...alone } = worker;
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			cache: false,
			cf: false,
			inspectorPort: 0,
			handleStructuredLogs() {},
			workers: [
				// A queue has one consumer: the Worker whose heap is measured.
				{ ...worker, queueConsumers: {}, name: "edge" },
				{ ...alone, name: "worker", unsafeDirectSockets: [{}] },
			],
		}),
	);
	const edge = await miniflare.ready;
	const direct = await miniflare.unsafeGetDirectURL("worker");
	return {
		edge: edge.origin,
		worker: direct.origin,
		inspector: () => miniflare.getInspectorURL(),
		database: (binding) => miniflare.getD1Database(binding, "worker"),
		stop: () => miniflare.dispose(),
	};
}
