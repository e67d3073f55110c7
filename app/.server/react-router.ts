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
			request: withReadablePath(request),
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

/** What stands for a character that no page has in its path: U+FFFD. */
const replacement = "%EF%BF%BD";

/**
 * Patterns of React Router match no line breaks, not even the one of unknown paths: no middleware would run, and the
 * error page would know neither language nor frame. Of escapes that are no UTF-8 it complains in the log. No page has
 * either in its path, so another character that none has asks for the same 404.
 */
function withReadablePath(request: Request): Request {
	const url = new URL(request.url);
	const whole = isDecodable(url.pathname) ? url.pathname : url.pathname.replace(/%[\da-f]{0,2}/gi, replacement);
	const pathname = whole.replace(lineBreaks, replacement);
	if (pathname === url.pathname) return request;
	url.pathname = pathname;
	return new Request(url, request);
}

function isDecodable(path: string): boolean {
	try {
		// Its result is used, since bundlers take the call for one without effect.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}
