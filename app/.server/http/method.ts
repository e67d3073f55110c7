import { isPathOf } from "../../site/pages/page-table.ts";
import type { Handler } from "../handler.ts";
import { preferredLocale } from "./negotiate.ts";
import { ProblemError, problem } from "./problem.ts";

/** The error of a method that a resource does not take, with those that it takes (RFC 9110, section 15.5.6). */
export function methodError(request: Request, allowed: readonly string[]): ProblemError | undefined {
	return allowed.includes(request.method) ? undefined : new ProblemError(405, { allow: allowed.join(", ") });
}

/** Methods that React Router hands to a route. It refuses any other before middleware runs, with nothing to answer. */
const routed = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Answers the methods that no route can see, and completes the 405 of a page that takes no post. */
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

/** The methods of a path: pages and files are read, the form and the API take posts. */
function methodsOf(pathname: string): string {
	if (pathname.startsWith("/api/")) return "POST";
	return isPathOf("contact", pathname) ? "GET, HEAD, POST" : "GET, HEAD";
}
