import { renderToReadableStream } from "react-dom/server.edge";
import {
	createRequestHandler,
	type EntryContext,
	RouterContextProvider,
	Scripts,
	type ServerBuild,
	ServerRouter,
} from "react-router";
import { expect, test } from "vitest";
import { type Hydration, hydrationOf, streamText } from "../../app/boot/hydration.ts";

/**
 * `boot/` hydrates a page from what React Router's `<Scripts>` would write into it. Here the library writes it, and both
 * are compared: an upgrade that changes its scripts fails in this file rather than on the phones of visitors.
 */
const loaderData = { quoted: 'a "text" </script> \u2028 <!--', nested: [{ day: new Date(0) }] };

function Page() {
	return (
		<html lang="en">
			<head />
			<body>
				<main />
				<Scripts />
			</body>
		</html>
	);
}

function build(render: (url: string, context: EntryContext) => Promise<string>): ServerBuild {
	const manifest = { path: "", module: "/assets/root.js", imports: ["/assets/shared.js"] };
	const flags = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false };
	return {
		entry: {
			module: {
				default: async ({ url }, status, headers, context) =>
					new Response(await render(url, context), { status, headers }),
			},
		},
		routes: { root: { id: "root", path: "", module: { default: Page, loader: () => loaderData } } },
		assets: {
			entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
			routes: {
				root: {
					id: "root",
					...manifest,
					...flags,
					hasClientMiddleware: false,
					hasErrorBoundary: false,
					clientActionModule: undefined,
					clientLoaderModule: undefined,
					clientMiddlewareModule: undefined,
					hydrateFallbackModule: undefined,
				},
			},
			url: "/assets/manifest-1.js",
			version: "1",
		},
		publicPath: "/",
		assetsBuildDirectory: "build/client",
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
	};
}

async function pageOf(render: (url: string, context: EntryContext) => Promise<string>): Promise<string> {
	const response = await createRequestHandler(build(render), "production")(
		new Request("https://site.example/"),
		new RouterContextProvider(),
	);
	return response.text();
}

/** As React Router's own entry does it. */
const asTheLibrary = (url: string, context: EntryContext) =>
	renderToReadableStream(<ServerRouter context={context} url={url} nonce="n" />).then(async (stream) => {
		await stream.allReady;
		return new Response(stream).text();
	});

/** As `entry.server.tsx` does it. */
const asThisSite = async (_: string, { serverHandoffStream, ...context }: EntryContext) =>
	JSON.stringify(hydrationOf(context, await new Response(serverHandoffStream).text()));

/** Runs the scripts of a page, but for its module, and returns what a browser's router then hydrates from. */
function received(page: string): { context: unknown; stream: string; closed: boolean } {
	const got = { stream: "", closed: false };
	const streamController = {
		enqueue: (data: string) => {
			got.stream += data;
		},
		close: () => {
			got.closed = true;
		},
	};
	class Stream {
		constructor({ start }: { start: (controller: typeof streamController) => void }) {
			start(streamController);
		}
		pipeThrough = () => this;
	}
	const window: Record<string, unknown> = {};
	for (const [, attributes = "", code = ""] of page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
		if (attributes.includes('type="module"') || code === "" || attributes.includes("src=")) continue;
		new Function("window", "ReadableStream", "TextEncoderStream", code)(window, Stream, class {});
	}
	const { stream: _, streamController: __, ...context } = Object(window.__reactRouterContext);
	return { context, ...got };
}

const library = await pageOf(asTheLibrary);
const site: Hydration = JSON.parse(await pageOf(asThisSite));

test("a page hands React Router the data that its own entry would hand it", () => {
	expect({ context: site.context, stream: streamText(site.data), closed: true }).toEqual(received(library));
	expect(streamText(site.data)).toContain("quoted");
});

test("the modules are those that React Router's own script imports, in its order", () => {
	const [script = ""] = Array.from(
		library.matchAll(/<script[^>]* type="module"[^>]*>(.*?)<\/script>/gs),
		([, code]) => code,
	);
	const imported = Array.from(script.matchAll(/import[^"]*"([^"]+)"/g), ([, address]) => address);
	expect(imported).toEqual([site.manifest, ...Object.values(site.routes), site.entry]);
	const [, named = ""] = /window\.__reactRouterRouteModules = \{(.*?)\};/.exec(script) ?? [];
	expect(named.split(",").map((entry) => JSON.parse(entry.split(":")[0] ?? ""))).toEqual(Object.keys(site.routes));
	const globals = new Set(Array.from(library.matchAll(/window\.(\w+) = /g), ([, name]) => name));
	expect([...globals]).toEqual(["__reactRouterContext", "__reactRouterRouteModules"]);
});

test("and all that React Router would preload is fetched ahead", () => {
	const preloads = Array.from(library.matchAll(/<link rel="modulepreload"[^>]*? href="([^"]+)"/g), ([, href]) => href);
	const ahead = [site.manifest, site.entry, ...Object.values(site.routes), ...site.imports];
	expect(ahead.toSorted()).toEqual(preloads.toSorted());
});
