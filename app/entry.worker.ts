import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { cached, type Kept } from "./.server/cache/edge-cache.ts";
import {
	type Environment,
	EnvironmentError,
	environmentContext,
	parseEnvironment,
	requestIdContext,
	waitUntilContext,
} from "./.server/environment.ts";
import { freshNonce, template, withNonce } from "./.server/http/nonce.ts";
import { redirectToHttps } from "./.server/http/redirect-to-https.ts";
import { contentSecurityPolicy, securityHeaders } from "./.server/http/security-headers.ts";
import { consume, runSchedule } from "./.server/inquiries/background.ts";
import { errorFields, log } from "./.server/log.ts";

/**
 * Where requests come in: settings → edge cache → React Router (middleware of `root.tsx`, loader, render) → nonce and
 * security headers → out.
 */
async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
	const started = performance.now();
	const environment = parseEnvironment(env);
	const hstsPreload = environment.HSTS_PRELOAD === "on";
	const elsewhere = redirectToHttps(request.url);
	if (elsewhere) return forVisit(secure(elsewhere, hstsPreload), freshNonce());
	const requestId = crypto.randomUUID();
	const result = await cached(
		request,
		{
			version: `${environment.VERSION.id}-${BUILD_ID}`,
			placeholder: NONCE_PLACEHOLDER,
			waitUntil: (promise) => ctx.waitUntil(promise),
		},
		async (shared) => secure(await render(shared, environment, requestId, ctx), hstsPreload),
	);
	const nonce = freshNonce();
	const response =
		"kept" in result ? revive(request, result.kept, nonce) : await insertNonce(request, result.response, nonce);
	response.headers.set("x-request-id", requestId);
	response.headers.set(
		"server-timing",
		`cache;desc=${result.state}, total;dur=${(performance.now() - started).toFixed(1)}`,
	);
	return forVisit(response, nonce);
}

/** The answer that most visitors get. It is kept with its headers, since setting them one by one takes a fifth of its time. */
function revive(request: Request, { page, status, headers }: Kept, nonce: string): Response {
	return new Response(request.method === "HEAD" ? null : withNonce(page, nonce), { status, headers });
}

/** Only documents carry the placeholder; everything else streams through untouched. */
async function insertNonce(request: Request, response: Response, nonce: string): Promise<Response> {
	// The cache asks for what may be kept with GET, also on behalf of a HEAD.
	if (request.method === "HEAD") return new Response(null, response);
	const isDocument = response.headers.get("content-type")?.startsWith("text/html") && response.body;
	if (!isDocument) return response;
	return new Response(withNonce(template(await response.text(), NONCE_PLACEHOLDER), nonce), response);
}

/** What is the same for every visit. */
function secure(response: Response, hstsPreload: boolean): Response {
	const answer = new Response(response.body, response);
	for (const [name, value] of securityHeaders({ hstsPreload })) answer.headers.set(name, value);
	// What does not say that it may be kept is not kept: errors above all.
	if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
	return answer;
}

/** What is of one visit alone. */
function forVisit(response: Response, nonce: string): Response {
	response.headers.set("content-security-policy", contentSecurityPolicy(nonce));
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
	return forVisit(secure(response, false), freshNonce());
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
