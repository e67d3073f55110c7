import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { environmentContext, requestIdContext, waitUntilContext } from "./environment.ts";
import type { Handler, Visit } from "./handler.ts";

/**
 * What the adapter uses of the context of a Pages function, for which it was written. The rest of that type (`next`,
 * `params`, `functionPath`, …) has no counterpart in a Worker.
 */
interface AdapterContext {
	request: Request;
	env: Visit;
	waitUntil: (promise: Promise<unknown>) => void;
	passThroughOnException: () => void;
}

/** The innermost layer: middleware, loader and render. Made once, since the routes of a build take long to put in order. */
export function reactRouter(build: ServerBuild): Handler {
	// A method and not a function type: only the parameters of methods may be narrower than what they implement.
	const adapter: { handle(context: AdapterContext): Response | Promise<Response> } = {
		handle: createRequestHandler<Visit>({
			build,
			mode: import.meta.env.MODE,
			getLoadContext: ({ context }) => loadContext(context.cloudflare.env),
		}),
	};
	return async (request, visit) =>
		adapter.handle({
			request: withoutLineBreaks(request),
			env: visit,
			waitUntil: visit.waitUntil,
			// There is no other origin that a request could be passed to.
			passThroughOnException: () => {},
		});
}

function loadContext({ environment, requestId, waitUntil }: Visit): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(environmentContext, environment);
	context.set(requestIdContext, requestId);
	context.set(waitUntilContext, waitUntil);
	return context;
}

/** U+000A, U+000D, U+2028 and U+2029: what `.` does not match in a regular expression. */
const lineBreaks = /%0a|%0d|%e2%80%a[89]/gi;

/**
 * Patterns of React Router match no line breaks, not even the one of unknown paths: no middleware would run, and the
 * error page would know neither language nor frame. No page has a line break in its path, so another character that
 * none has asks for the same 404.
 */
function withoutLineBreaks(request: Request): Request {
	const url = new URL(request.url);
	const pathname = url.pathname.replace(lineBreaks, "%EF%BF%BD");
	if (pathname === url.pathname) return request;
	url.pathname = pathname;
	return new Request(url, request);
}
