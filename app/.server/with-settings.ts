import { EnvironmentError, parseEnvironment } from "./environment.ts";
import type { Handler } from "./handler.ts";
import { secured } from "./http/security-headers.ts";
import { errorFields, log } from "./log.ts";

/**
 * Answers that leave a line in the log: somebody floods the form, or a visitor cannot get through it. Only the form and
 * the API give them, so the path is one of theirs and nothing that a visitor wrote.
 */
const refusals: ReadonlySet<number> = new Set([403, 408, 413, 415, 422, 429]);

/**
 * The outermost layer: checks the settings and begins the visit. Whatever fails further in, the Worker answers, with the
 * headers that every answer carries.
 */
export function withSettings(next: Handler) {
	return async (request: Request, env: Env, ctx: ExecutionContext): Promise<Response> => {
		const requestId = crypto.randomUUID();
		let response: Response;
		try {
			const environment = parseEnvironment(env);
			const waitUntil = (promise: Promise<unknown>) => ctx.waitUntil(promise);
			response = await next(request, { environment, requestId, waitUntil });
		} catch (error) {
			response = failure(error, requestId);
		}
		if (refusals.has(response.status)) {
			const { pathname } = new URL(request.url);
			log("info", "request.refused", { requestId, status: response.status, method: request.method, pathname });
		}
		return response;
	};
}

/** The log names the settings that are wrong; the answer is for anybody, and does not. */
function failure(error: unknown, requestId: string): Response {
	if (error instanceof EnvironmentError) log("error", "environment.wrong", { requestId, message: error.message });
	else log("error", "worker.failed", { requestId, ...errorFields(error) });
	const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
	return secured(
		new Response("Internal error\n", { status: 500, headers: { ...headers, "x-request-id": requestId } }),
		{ hstsPreload: false },
	);
}
