import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { environmentContext, requestIdContext, waitUntilContext } from "./environment.ts";
import type { Handler } from "./handler.ts";

/** The innermost layer: middleware, loader and render. Made once, since the routes of a build take long to put in order. */
export function reactRouter(build: ServerBuild): Handler {
	const handle = createRequestHandler(build, import.meta.env.MODE);
	return async (request, { environment, requestId, waitUntil }) => {
		const context = new RouterContextProvider();
		context.set(environmentContext, environment);
		context.set(requestIdContext, requestId);
		context.set(waitUntilContext, waitUntil);
		return handle(withReadablePath(request), context);
	};
}

/** What stands for a character that no page has in its path: U+FFFD. */
const replacement = "%EF%BF%BD";

/**
 * Patterns of React Router match no line breaks, not even the one of unknown paths: no middleware would run, and the
 * error page would know neither language nor frame. Of escapes that are no UTF-8 it complains in the log. No page has
 * either in its path, so another character that none has asks for the same 404.
 */
function withReadablePath(request: Request): Request {
	const url = new URL(request.url);
	if (isReadable(url.pathname)) return request;
	url.pathname = url.pathname.replace(/%[\da-f]{0,2}/gi, replacement);
	return new Request(url, request);
}

function isReadable(path: string): boolean {
	try {
		// What `.` does not match in a regular expression.
		return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
	} catch {
		return false;
	}
}
