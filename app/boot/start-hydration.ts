import { type Hydration, hydrationParam, streamText } from "./hydration.ts";

declare global {
	interface Window {
		/** The data React Router hydrates from. */
		__reactRouterContext?: object;
		__reactRouterRouteModules?: Record<string, unknown>;
	}
}

/** The server no longer has this page's hydration data: the page is from before a deploy. */
class GoneError extends Error {
	override name = "GoneError";
}

/** Reads the page's hydration data, which is either in the page itself or fetched by name. */
async function read(): Promise<Hydration> {
	const found: Hydration | string = JSON.parse(document.querySelector("#hydration")?.textContent ?? "");
	if (typeof found !== "string") return found;
	const response = await fetch(`${location.pathname}?${hydrationParam}=${found}`, { priority: "low" });
	if (response.status === 404) throw new GoneError();
	return response.json();
}

/**
 * Fetches everything hydration needs into the browser's cache. `modulepreload` would also compile it: a long task on a
 * slow phone, for a visitor who may only read.
 */
export async function fetchHydration(): Promise<void> {
	const { manifest, entry, routes, imports } = await read();
	for (const file of [manifest, entry, ...Object.values(routes), ...imports]) {
		const response = await fetch(file, { priority: "low" });
		await response.blob();
	}
}

let started: Promise<void> | undefined;

/** Hydrates the page, as the scripts written by React Router's `<Scripts>` would. Calling it again does nothing. */
export function startHydration(): Promise<void> {
	started ??= hydrate().catch((error) => {
		started = undefined;
		// The newly deployed page can be hydrated.
		if (error instanceof GoneError && !isJustReloaded()) location.reload();
	});
	return started;
}

/** If a reload just failed to bring a page that can be hydrated, another one will not help. */
function isJustReloaded(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return (
		navigation instanceof PerformanceNavigationTiming && navigation.type === "reload" && performance.now() < 30_000
	);
}

async function hydrate(): Promise<void> {
	const { context, runtime, manifest, entry, routes, data } = await read();
	window.__reactRouterContext = { ...context, stream: new Response(streamText(data)).body };
	if (runtime) await load(runtime);
	await load(manifest);
	const modules: Record<string, unknown> = {};
	// One by one, so that each is compiled in its own task.
	for (const [id, module] of Object.entries(routes)) modules[id] = await load(module);
	window.__reactRouterRouteModules = modules;
	await load(entry);
}

/** @throws GoneError if a deploy has removed the module */
async function load(module: string): Promise<unknown> {
	try {
		return await import(/* @vite-ignore */ module);
	} catch (error) {
		if ((await fetch(module)).status === 404) throw new GoneError();
		throw error;
	}
}
