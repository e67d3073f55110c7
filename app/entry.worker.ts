import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { cached, type Kept } from "./.server/edge-cache.ts";
import {
	type Environment,
	EnvironmentError,
	environmentContext,
	parseEnvironment,
	requestIdContext,
	waitUntilContext,
} from "./.server/environment.ts";
import { overHttps } from "./.server/https-only.ts";
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
	const hstsPreload = environment.HSTS_PRELOAD === "on";
	const elsewhere = overHttps(request.url);
	if (elsewhere) return secure(elsewhere, freshNonce(), hstsPreload);
	const result = await cached(
		request,
		{
			version: `${environment.VERSION.id}-${BUILD_ID}`,
			placeholder: NONCE_PLACEHOLDER,
			waitUntil: (promise) => ctx.waitUntil(promise),
		},
		(shared) => render(shared, environment, requestId, ctx),
	);
	const nonce = freshNonce();
	const added: [string, string][] = [
		...securityHeaders({ nonce, hstsPreload }),
		["x-request-id", requestId],
		["server-timing", `cache;desc=${result.state}, total;dur=${(performance.now() - started).toFixed(1)}`],
	];
	if ("kept" in result) return revive(request, result.kept, nonce, added);
	const response = await insertNonce(request, result.response, nonce);
	for (const [name, value] of added) response.headers.set(name, value);
	// What does not say that it may be kept is not kept: errors above all.
	if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
	return response;
}

/** The answer that most visitors get. Its headers are set in one go: one by one they take a tenth of its time. */
function revive(request: Request, { page, status, headers }: Kept, nonce: string, added: [string, string][]): Response {
	const body = request.method === "HEAD" ? null : withNonce(page, nonce);
	return new Response(body, { status, headers: [...headers, ...added] });
}

/** Only documents carry the placeholder; everything else streams through untouched. */
async function insertNonce(request: Request, response: Response, nonce: string): Promise<Response> {
	// The cache asks for what may be kept with GET, also on behalf of a HEAD.
	if (request.method === "HEAD") return new Response(null, response);
	const isDocument = response.headers.get("content-type")?.startsWith("text/html") && response.body;
	if (!isDocument) return new Response(response.body, response);
	return new Response(withNonce(template(await response.text(), NONCE_PLACEHOLDER), nonce), response);
}

function secure(response: Response, nonce: string, hstsPreload: boolean): Response {
	for (const [name, value] of securityHeaders({ nonce, hstsPreload })) response.headers.set(name, value);
	return response;
}

/** What one request brings to React Router besides itself. */
interface Visit {
	environment: Environment;
	requestId: string;
	ctx: ExecutionContext;
}

/** Made once: deriving it from the build, all routes of it, takes longer than many a page. */
const handle = createRequestHandler<Visit>({
	build,
	mode: import.meta.env.MODE,
	getLoadContext: ({ context: { cloudflare } }) => {
		const { environment, requestId, ctx } = cloudflare.env;
		const context = new RouterContextProvider();
		context.set(environmentContext, environment);
		context.set(requestIdContext, requestId);
		context.set(waitUntilContext, (promise) => ctx.waitUntil(promise));
		return context;
	},
});

async function render(
	request: Request,
	environment: Environment,
	requestId: string,
	ctx: ExecutionContext,
): Promise<Response> {
	// The adapter was written for Pages functions: it takes their context, of which it uses these four.
	return handle({
		request,
		env: { environment, requestId, ctx },
		waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
		passThroughOnException: () => {},
	} as Parameters<typeof handle>[0]);
}

/** Even what fails out here carries the headers that every answer carries. */
function failure(error: unknown): Response {
	const wrong = error instanceof EnvironmentError;
	if (wrong) log("error", "environment.wrong", { message: error.message });
	else log("error", "worker.failed", errorFields(error));
	const response = new Response(`${wrong ? error.message : "Internal error"}\n`, {
		status: 500,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
	return secure(response, freshNonce(), false);
}

export default {
	async fetch(request, env, ctx) {
		try {
			return await answer(request, env, ctx);
		} catch (error) {
			return failure(error);
		}
	},
	async queue(batch, env) {
		await consume(batch, parseEnvironment(env));
	},
	async scheduled(controller, env) {
		await runSchedule(controller.cron, parseEnvironment(env), new Date(controller.scheduledTime));
	},
} satisfies ExportedHandler<Env>;
