import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { requestIdContext } from "../../app/.server/environment.ts";
import { handleDataRequest, handleError } from "../../app/.server/failure.ts";
import { pageMiddleware } from "../../app/middleware/page.ts";
import { found } from "../../app/site/content/found.server.ts";
import { headers as pageHeaders } from "../../app/site/pages/page-exports.ts";

afterEach(() => void vi.restoreAllMocks());

/** The site reduced to one page, with React Router around it as in production. */
function siteWith(loader: () => unknown): ServerBuild {
	const assets = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false, module: "" };
	const route = {
		...assets,
		hasErrorBoundary: false,
		hasClientMiddleware: false,
		clientActionModule: undefined,
		clientLoaderModule: undefined,
		clientMiddlewareModule: undefined,
		hydrateFallbackModule: undefined,
	};
	const root = { id: "root", path: "" };
	const page = { id: "en/area", parentId: "root", path: "/en/areas/:slug" };
	return {
		entry: {
			module: {
				// Renders nothing: what React Router does before is what counts here.
				default: (_request, status, headers, { staticHandlerContext: { errors } }) =>
					new Response(JSON.stringify(errors), { status, headers }),
				handleError,
				handleDataRequest,
			},
		},
		routes: {
			root: { ...root, module: { default: () => null, middleware: [pageMiddleware] } },
			[page.id]: { ...page, module: { default: () => null, loader, headers: pageHeaders } },
		},
		assets: {
			entry: { imports: [], module: "" },
			routes: { root: { ...root, ...route }, [page.id]: { ...page, ...route } },
			url: "",
			version: "",
		},
		allowedActionOrigins: false,
		assetsBuildDirectory: "",
		basename: "/",
		future: {},
		isSpaMode: false,
		prerender: [],
		publicPath: "/",
		routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
		ssr: true,
	};
}

const requestId = "0a4ce5b8-1111-4222-8333-444455556666";

function ask(path: string, loader: () => unknown): Promise<Response> {
	const context = new RouterContextProvider();
	context.set(requestIdContext, requestId);
	return createRequestHandler(siteWith(loader), "production")(new Request(`https://x.example${path}`), context);
}

const fail = () => {
	throw new Error("secret of the visitor");
};

describe("a loader that throws", () => {
	it("is one line of log, with request and route, that quotes nothing", async () => {
		const lines = vi.spyOn(console, "error").mockImplementation(() => {});
		await ask("/en/areas/chula-vista", fail);
		expect(lines).toHaveBeenCalledTimes(1);
		const line = String(lines.mock.calls[0]?.[0]);
		expect(JSON.parse(line)).toMatchObject({ level: "error", event: "request.failed", requestId, route: "en/area" });
		expect(line).not.toContain("secret of the visitor");
	});

	it("is a 500 without headers that let a cache have it", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const response = await ask("/en/areas/chula-vista", fail);
		expect(response.status).toBe(500);
		expect(response.headers.get("cache-control")).toBeNull();
		expect(await response.text()).not.toContain("secret of the visitor");
	});

	it("answers a client navigation with the request's id, never cached", async () => {
		const lines = vi.spyOn(console, "error").mockImplementation(() => {});
		const response = await ask("/en/areas/chula-vista.data", fail);
		expect(response.status).toBe(500);
		expect(await response.text()).toBe(requestId);
		expect(response.headers.get("cache-control")).toBe("no-store");
		// In React Router's own format it would be an error without the id.
		expect(response.headers.has("x-remix-response")).toBe(false);
		expect(lines).toHaveBeenCalledTimes(1);
	});
});

describe.each(["/en/areas/chula-vista", "/en/areas/chula-vista.data"])("%s", (path) => {
	it("passes a page that does not exist, with the words of its language, unlogged", async () => {
		const lines = vi.spyOn(console, "error").mockImplementation(() => {});
		const response = await ask(path, () => found([], "chula-vista", "en"));
		expect(response.status).toBe(404);
		expect(await response.text()).toContain("Page not found");
		expect(lines).not.toHaveBeenCalled();
	});

	it("passes data and responses that a loader throws on purpose", async () => {
		expect((await ask(path, () => Promise.reject(data("no", { status: 418 })))).status).toBe(418);
		expect((await ask(path, () => Promise.reject(new Response("no", { status: 503 })))).status).toBe(503);
	});
});
