import type { EntryContext } from "react-router";

/**
 * What hydrates a page: everything React Router's `<Scripts>` would write into it, as data (read by
 * `start-hydration.ts`).
 */
export interface Hydration {
	/** The value of `window.__reactRouterContext`. */
	context: object;
	/** In development, the module that enables hot reloading. */
	runtime?: string | undefined;
	/** The module with the table of all routes. */
	manifest: string;
	/** The modules of the page's own routes, by id. */
	routes: Record<string, string>;
	/** The module that starts hydration. */
	entry: string;
	/** Everything these modules import, for prefetching. */
	imports: string[];
	/** What the loaders returned, in React Router's encoded lines, which are JSON except for promises. */
	data: unknown[];
}

/**
 * Collects a page's hydration data.
 * @param data What the loaders returned: the text of the context's `serverHandoffStream`.
 */
export function hydrationOf(
	{ manifest, staticHandlerContext, serverHandoffString = "{}" }: EntryContext,
	data: string,
): Hydration {
	const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
	return {
		context: JSON.parse(serverHandoffString),
		runtime: manifest.hmr?.runtime,
		manifest: manifest.url,
		routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
		entry: manifest.entry.module,
		imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)])],
		// A string of JSON within JSON would have every quotation mark escaped.
		data: data
			.trimEnd()
			.split("\n")
			.map((line) => (line.startsWith("[") ? JSON.parse(line) : line)),
	};
}

const opening = '<script type="application/json" id="hydration">';
const closing = "</script>";
const end = "</body></html>";

/**
 * JSON for a script element. Only what could end the element or begin a comment is escaped; other tags stay as they are
 * on the page, and cost nothing once compressed.
 */
export function scriptSafe(value: unknown): string {
	return JSON.stringify(value).replaceAll(/<(?=\/?script|!--)/gi, "\\u003c");
}

/** Appends the hydration data to a page's markup. */
export function withHydration(markup: string, hydration: Hydration): string {
	if (!markup.endsWith(end)) throw new Error("The markup of a page must end with its body");
	const json = scriptSafe(hydration);
	return `${markup.slice(0, -end.length)}${opening}${json}${closing}${end}`;
}

/**
 * Takes the hydration data out of a page, for browsers to fetch on demand, and leaves the name under which they request
 * it. A page without such data is returned unchanged.
 * @param nameOf Names the JSON by its content, so that a page is never hydrated with another version's data.
 */
export async function splitHydration(
	page: string,
	nameOf: (json: string) => Promise<string>,
): Promise<{ page: string; hydration?: { name: string; json: string } }> {
	const at = page.lastIndexOf(opening);
	if (at === -1) return { page };
	const start = at + opening.length;
	const end = page.indexOf(closing, start);
	const json = page.slice(start, end);
	const name = await nameOf(json);
	return { page: page.slice(0, start) + JSON.stringify(name) + page.slice(end), hydration: { name, json } };
}

/** Restores the data to React Router's encoding. */
export const streamText = (data: Hydration["data"]): string =>
	data.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");

/** The query parameter with which a browser requests a page's hydration data: `/en?hydration=NAME`. */
export const hydrationParam = "hydration";
