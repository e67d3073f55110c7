import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { cached } from "./.server/edge-cache.ts";
import {
	type Environment,
	EnvironmentError,
	environmentContext,
	parseEnvironment,
	requestIdContext,
	waitUntilContext,
} from "./.server/environment.ts";
import { consume, runSchedule } from "./.server/inquiries/background.ts";
import { errorFields, log } from "./.server/log.ts";
import { freshNonce, template, withNonce } from "./.server/nonce.ts";
import { securityHeaders } from "./.server/security-headers.ts";

/**
 * Where requests come in: settings → edge cache → React Router (middleware of `root.tsx`, loader, render) → nonce and
 * security headers → out.
 */
async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
	const started = performance.now();
	const environment = parseEnvironment(env);
	const requestId = crypto.randomUUID();
	const result = await cached(
		request,
		{
			version: `${environment.VERSION.id}-${BUILD_ID}`,
			placeholder: NONCE_PLACEHOLDER,
			waitUntil: (promise) => ctx.waitUntil(promise),
		},
		() => render(request, environment, requestId, ctx),
	);
	const nonce = freshNonce();
	const response = "kept" in result ? revive(request, result.kept, nonce) : await insertNonce(result.response, nonce);
	for (const [name, value] of securityHeaders({ nonce, hstsPreload: environment.HSTS_PRELOAD === "on" })) {
		response.headers.set(name, value);
	}
	// What does not say that it may be kept is not kept: errors above all.
	if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
	response.headers.set("x-request-id", requestId);
	response.headers.set(
		"server-timing",
		`cache;desc=${result.state}, total;dur=${(performance.now() - started).toFixed(1)}`,
	);
	return response;
}

function revive(
	request: Request,
	kept: { status: number; headers: [string, string][]; page: Parameters<typeof withNonce>[0] },
	nonce: string,
): Response {
	const body = request.method === "HEAD" ? null : withNonce(kept.page, nonce);
	return new Response(body, { status: kept.status, headers: kept.headers });
}

/** Only documents carry the placeholder; everything else streams through untouched. */
async function insertNonce(response: Response, nonce: string): Promise<Response> {
	const isDocument = response.headers.get("content-type")?.startsWith("text/html") && response.body;
	if (!isDocument) return new Response(response.body, response);
	return new Response(withNonce(template(await response.text(), NONCE_PLACEHOLDER), nonce), response);
}

async function render(
	request: Request,
	environment: Environment,
	requestId: string,
	ctx: ExecutionContext,
): Promise<Response> {
	const handle = createRequestHandler<Environment>({
		build,
		mode: import.meta.env.MODE,
		getLoadContext: () => {
			const context = new RouterContextProvider();
			context.set(environmentContext, environment);
			context.set(requestIdContext, requestId);
			context.set(waitUntilContext, (promise) => ctx.waitUntil(promise));
			return context;
		},
	});
	// The adapter was written for Pages functions: it takes their context, of which it uses these four.
	return handle({
		request,
		env: environment,
		waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
		passThroughOnException: () => {},
	} as Parameters<typeof handle>[0]);
}

export default {
	async fetch(request, env, ctx) {
		try {
			return await answer(request, env, ctx);
		} catch (error) {
			if (!(error instanceof EnvironmentError)) {
				log("error", "worker.failed", errorFields(error));
				return new Response("Internal error", { status: 500 });
			}
			log("error", "environment.wrong", { message: error.message });
			return new Response(error.message, { status: 500, headers: { "content-type": "text/plain; charset=utf-8" } });
		}
	},
	async queue(batch, env) {
		await consume(batch, parseEnvironment(env));
	},
	async scheduled(controller, env) {
		await runSchedule(controller.cron, parseEnvironment(env), new Date(controller.scheduledTime));
	},
} satisfies ExportedHandler<Env>;
