import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { requestIdContext } from "./.server/environment.ts";
import { errorFields, log } from "./.server/log.ts";
import { holdScripts } from "./early/hold-scripts.ts";
import { words } from "./locales/all.ts";
import { WordsContext } from "./locales/words.ts";
import { localeOf } from "./middleware/locale.ts";
import newsreader from "./ui/fonts/newsreader.woff2";

/**
 * What a CDN may tell a browser before the page itself (103 Early Hints). Not the first picture: browsers pass over
 * `media` and `imagesrcset` there (whatwg/html#7873), and a phone would fetch the picture of a desk.
 */
const hints = `<${newsreader}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * Renders a document, whole: pages are rendered once per deploy and then served from the edge cache, so there is
 * nothing to gain from streaming one. The nonce is a placeholder, replaced on the way out (`.server/nonce.ts`).
 */
export default async function handleRequest(
	_request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const locale = localeOf(loadContext);
	let failed = false;
	const stream = await renderToReadableStream(
		<WordsContext value={words[locale]}>
			<ServerRouter context={routerContext} url={_request.url} nonce={NONCE_PLACEHOLDER} />
		</WordsContext>,
		{
			nonce: NONCE_PLACEHOLDER,
			onError(error) {
				failed = true;
				log("error", "render.failed", { requestId: loadContext.get(requestIdContext), ...errorFields(error) });
			},
		},
	);
	await stream.allReady;
	const html = await new Response(stream).text();
	headers.set("content-type", "text/html; charset=utf-8");
	headers.append("link", hints);
	return new Response(import.meta.env.DEV ? html : holdScripts(html), { status: failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	log("error", "request.failed", { requestId: context.get(requestIdContext), ...errorFields(error) });
};
