import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const folder = "node_modules/.cache/floor";

/**
 * The least that React Router can be: one page with a heading from a loader, on Workers, by the same versions as the
 * site's, which it finds in the site's own `node_modules`. What it ships and how fast it renders is the floor that
 * the site is measured against.
 */
const files: Record<string, string> = {
	"package.json": `{ "private": true, "type": "module" }`,
	"react-router.config.ts": `export default { ssr: true };`,
	"vite.config.ts": `
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
export default defineConfig({ plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()] });
`,
	"wrangler.toml": `
name = "floor"
main = "app/worker.ts"
compatibility_date = "2026-09-01"
`,
	"app/worker.ts": `
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
const handle = createRequestHandler(build, import.meta.env.MODE);
export default { fetch: (request) => handle(request) };
`,
	"app/entry.server.tsx": `
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
export default async function handleRequest(request, status, headers, context) {
	const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(body, { headers, status });
}
`,
	"app/routes.ts": `
import { index } from "@react-router/dev/routes";
export default [index("home.tsx")];
`,
	"app/root.tsx": `
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export function Layout({ children }) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<link rel="icon" href="data:," />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}
export default Outlet;
`,
	"app/home.tsx": `
export const meta = () => [{ title: "Floor" }, { name: "description", content: "An empty page" }];
export const loader = () => ({ message: "Hello" });
export default function Home({ loaderData }) {
	return <h1>{loaderData.message}</h1>;
}
`,
};

/** Writes the floor app, builds it and returns the folder of its build. Takes a few seconds. */
export function buildFloor(): string {
	rmSync(folder, { recursive: true, force: true });
	for (const [name, text] of Object.entries(files)) {
		const file = join(folder, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, `${text.trim()}\n`);
	}
	execFileSync("react-router", ["build"], { cwd: folder, stdio: "pipe" });
	return join(folder, "build");
}
