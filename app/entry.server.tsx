import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import styleRules from "./app.css?inline&rules";
import stylesheet from "./app.css?url";
import { deferHydration } from "./boot/defer-hydration.ts";
import { withHydrationData } from "./boot/hydration-data.ts";
import { withPageStyle } from "./boot/page-style.ts";
import { getInstance } from "./middleware/locale.ts";
import displayFont from "./ui/fonts/display.woff2";

export { handleDataRequest, handleError } from "./.server/failure.ts";

/**
 * The `Link` header, which a CDN may send ahead as 103 Early Hints. Not the first picture: browsers ignore `media` and
 * `imagesrcset` there (whatwg/html#7873), and a phone would fetch the desktop picture.
 */
const hints = `<${displayFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * Renders a document to a string: pages are rendered once per deploy and then served from the edge cache, so streaming
 * gains nothing and takes twice the time. React Router catches errors, renders the error page and calls `handleError`.
 * The nonce is a placeholder, replaced in the response (`.server/http/nonce.ts`).
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { serverHandoffStream, ...context } = routerContext;
	const markup = renderToString(
		<I18nextProvider i18n={getInstance(loadContext)}>
			<ServerRouter context={context} url={request.url} nonce={NONCE_PLACEHOLDER} />
		</I18nextProvider>,
	);
	const data = await new Response(serverHandoffStream).text();
	const html = `<!DOCTYPE html>${withHydrationData(markup, data, NONCE_PLACEHOLDER)}`;
	headers.set("content-type", "text/html; charset=utf-8");
	headers.append("link", hints);
	const ready = import.meta.env.DEV ? withLiveStyle(html) : deferHydration(withPageStyle(html, styleRules), stylesheet);
	return new Response(ready, { status, headers });
}

/**
 * In development a page has the whole stylesheet, which Vite replaces when it is edited, and a nonce for the styles of
 * Vite's own messages. React does not know of them: it could not remove what Vite has replaced.
 */
function withLiveStyle(html: string): string {
	const tags = `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}"><link rel="stylesheet" href="${stylesheet}">`;
	return html.replace("</head>", `${tags}</head>`);
}
