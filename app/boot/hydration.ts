import type { EntryContext } from "react-router";

/** What hydrates a page: all that React Router's `<Scripts>` would write into it, as data (`start-hydration.ts` reads it). */
export interface Hydration {
	/** What goes into `window.__reactRouterContext`. */
	context: object;
	/** In development, what replaces modules that are edited. */
	runtime?: string | undefined;
	/** The table of all routes: a module. */
	manifest: string;
	/** The modules of the page's own routes, by id. */
	routes: Record<string, string>;
	/** The module that hydrates. */
	entry: string;
	/** What all of these import, to be fetched ahead. */
	imports: string[];
	/** What the loaders returned, in the lines that React Router encodes it in, which are JSON but for promises. */
	data: unknown[];
}

/**
 * Collects a page's hydration.
 *
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
		// As JSON within JSON it would be a string in which each quotation mark is escaped.
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
 * JSON that stands in a script element. Only what could end the element, or begin a comment in it, is escaped: other tags
 * stay as they are in the page, and cost nothing once it is compressed.
 */
export function scriptSafe(value: unknown): string {
	return JSON.stringify(value).replaceAll(/<(?=\/?script|!--)/gi, "\\u003c");
}

/** Puts behind a page's markup what hydrates it. */
export function withHydration(markup: string, hydration: Hydration): string {
	if (!markup.endsWith(end)) throw new Error("The markup of a page must end with its body");
	const json = scriptSafe(hydration);
	return `${markup.slice(0, -end.length)}${opening}${json}${closing}${end}`;
}

/**
 * Takes out of a page what hydrates it, for browsers to fetch when they need it; in its place stays the name under which
 * they ask for it. A page without such data is returned as it is.
 *
 * @param nameOf Names the JSON by what it says, so that a page is never hydrated from another version's data.
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

/** The data again as React Router encoded it. */
export const streamText = (data: Hydration["data"]): string =>
	data.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");

/** The query under which a browser asks for what hydrates a page: `/en?hydration=NAME`. */
export const hydrationParam = "hydration";
