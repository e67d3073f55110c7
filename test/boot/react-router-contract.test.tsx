import { renderToString } from "react-dom/server";
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
import { deferHydration } from "../../app/boot/defer-hydration.ts";
import { withHydrationData } from "../../app/boot/hydration-data.ts";

/**
 * `boot/` leans on what React Router writes into a document. Here the library writes the same page by itself, and both
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
const asThisSite = async (url: string, { serverHandoffStream, ...context }: EntryContext) => {
	const markup = renderToString(<ServerRouter context={context} url={url} nonce="n" />);
	return withHydrationData(markup, await new Response(serverHandoffStream).text(), "n");
};

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

test("a page hands React Router the data that its own entry would hand it", async () => {
	const ours = received(await pageOf(asThisSite));
	expect(ours).toEqual(received(await pageOf(asTheLibrary)));
	expect(ours.stream).toContain("quoted");
	expect(ours.closed).toBe(true);
});

test("the scripts that React Router writes are deferred, all of them, and nothing else is", async () => {
	const page = await pageOf(asThisSite);
	const modules = [
		"/assets/manifest-1.js",
		"/assets/entry.js",
		"/assets/react.js",
		"/assets/root.js",
		"/assets/shared.js",
	];
	const preloads = Array.from(page.matchAll(/<link rel="modulepreload"[^>]*? href="([^"]+)"/g), ([, href]) => href);
	expect(preloads.toSorted()).toEqual(modules.toSorted());
	expect(page.match(/<script[^>]* type="module"/g)).toHaveLength(1);

	const deferred = deferHydration(page, "/assets/app.css");
	expect(deferred).not.toContain("modulepreload");
	expect(deferred).not.toContain('type="module"');
	const [, listed = ""] = /type="deferred" data-style="\/assets\/app\.css" data-modules="([^"]*)"/.exec(deferred) ?? [];
	expect(listed.split(" ").toSorted()).toEqual(modules.toSorted());
	expect(deferred.match(/<script/g)).toHaveLength(page.match(/<script/g)?.length ?? 0);
});
