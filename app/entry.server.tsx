import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import stylesheet from "./app.css?url";
import { hydrationOf, scriptSafe, withHydration } from "./boot/hydration.ts";
import { inlined } from "./boot/inlined.ts";
import boot from "./entry.boot.ts?entry";
import { instances } from "./locales/instances.server.ts";
import { localeOf } from "./middleware/page.ts";
import { structuredData } from "./site/pages/head.server.ts";
import { pageRefContext } from "./site/pages/page-context.ts";
import type { PageId } from "./site/pages/page-table.ts";
import displayFont from "./ui/fonts/display.woff2";
import textFont from "./ui/fonts/text.woff2";

export { handleDataRequest, handleError } from "./.server/failure.ts";

/**
 * Renders a document to a string. Pages are rendered once per deploy and then served from the edge cache, so streaming
 * gains nothing and takes twice as long. React Router catches errors, renders the error page and calls `handleError`.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...context }: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const markup = renderToString(
		<I18nextProvider i18n={instances[localeOf(loadContext)]}>
			<ServerRouter context={context} url={request.url} />
		</I18nextProvider>,
	);
	const data = await new Response(serverHandoffStream).text();
	const ref = loadContext.get(pageRefContext);
	const structured = ref && status === 200 ? structuredData(ref).map(structuredScript).join("") : "";
	const head = `${structured}${first(context.staticHandlerContext.errors ? undefined : ref?.page)}`;
	const page = withHydration(
		markup.replace("</head><body>", () => `${head}</head><body>${fonts}`),
		hydrationOf(context, data),
	);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

/**
 * Preloads the fonts, from the body: when the head preloads fonts, Chromium delays the first paint for them by 50 ms
 * and more. The fallback fonts take up the same space.
 */
const fonts = [displayFont, textFont]
	.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
	.join("");

const structuredScript = (thing: object) => `<script type="application/ld+json">${scriptSafe(thing)}</script>`;

/** The stylesheet of each page that does not open with a hero. */
const heads: Partial<Record<PageId, "home" | "inner">> = { home: "home", person: "inner", post: "inner" };

/**
 * The inlined styles for the first paint, and the script that starts the rest. In development, a link to the whole
 * stylesheet, which Vite replaces on every edit. React leaves unknown elements in the head alone.
 *
 * @param page `undefined` when an error page is shown instead
 */
function first(page: PageId | undefined): string {
	const style = import.meta.env.DEV
		? `<link rel="stylesheet" href="${stylesheet}">`
		: `<style>${inlined.styles[page ? (heads[page] ?? "hero") : "inner"]}</style>`;
	return `${style}<script data-boot="${boot}">${inlined.script}</script>`;
}
