import { isPathOf } from "../../site/pages/page-table.ts";
import type { Handler } from "../handler.ts";
import { preferredLocale } from "./negotiate.ts";
import { ProblemError, problem } from "./problem.ts";

/** The error for a method that a resource does not support, with those that it does (RFC 9110, section 15.5.6). */
export function methodError(request: Request, allowed: readonly string[]): ProblemError | undefined {
	return allowed.includes(request.method) ? undefined : new ProblemError(405, { allow: allowed.join(", ") });
}

/** Methods that React Router passes to a route. It rejects any other before middleware runs, with an empty response. */
const routed = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Answers methods that never reach a route, and completes the 405 of a page that does not accept POST. */
export function withMethods(next: Handler): Handler {
	return async (request, visit) => {
		const { pathname } = new URL(request.url);
		if (!routed.includes(request.method)) {
			return problem(new ProblemError(405, { allow: methodsOf(pathname) }), preferredLocale(request));
		}
		const response = await next(request, visit);
		if (response.status !== 405 || response.headers.has("allow")) return response;
		const answer = new Response(response.body, response);
		answer.headers.set("allow", methodsOf(pathname));
		return answer;
	};
}

/** The methods of a path: pages and files can be read, the form and the API accept POST. */
function methodsOf(pathname: string): string {
	if (pathname.startsWith("/api/")) return "POST";
	return isPathOf("contact", pathname) ? "GET, HEAD, POST" : "GET, HEAD";
}
