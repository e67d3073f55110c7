import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { dirname, extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { cmsConfig } from "./config.ts";

/** The editor as its package has it, with its fonts and pictures beside it. */
const editor = dirname(fileURLToPath(import.meta.resolve("@sveltia/cms")));

/**
 * Nothing but this machine: the editor's optional services (photograph banks, translation, fonts, update notices)
 * would each tell a third party that somebody edits this site.
 */
const policy = [
	"default-src 'self'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"font-src 'self' data:",
	"connect-src 'self' blob: data:",
	"worker-src 'self' blob:",
	"frame-src 'self' blob:",
].join("; ");

const page = `<!doctype html>
<html lang="es">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="robots" content="noindex" />
		<title>Lindero: contenido</title>
		<link rel="stylesheet" href="/editor.css" />
		<link rel="icon" href="data:," />
	</head>
	<body>
		<script type="module" src="/start.js"></script>
	</body>
</html>
`;

const start = `import CMS from "/sveltia/index.js";
const config = await (await fetch("/config.json")).json();
CMS.init({ config });
`;

const types: Readonly<Record<string, string>> = {
	".js": "text/javascript; charset=utf-8",
	".map": "application/json",
	".woff2": "font/woff2",
	".wasm": "application/wasm",
	".png": "image/png",
	".css": "text/css; charset=utf-8",
};

interface Answer {
	type: string;
	body: string | Buffer;
}

async function answerTo(path: string, origin: string): Promise<Answer | undefined> {
	if (path === "/") return { type: "text/html; charset=utf-8", body: page };
	if (path === "/start.js") return { type: "text/javascript; charset=utf-8", body: start };
	if (path === "/config.json") return { type: "application/json", body: JSON.stringify(cmsConfig(origin)) };
	if (path === "/editor.css") return file(fileURLToPath(new URL("editor.css", import.meta.url)));
	if (path === "/sveltia/index.js") return program();
	if (path.startsWith("/sveltia/")) return within(editor, path.slice("/sveltia/".length));
	return path.startsWith("/locales/") ? translation(path.slice("/locales/".length)) : undefined;
}

/** The editor's program. It brings its fonts, and names a third party's copies of them besides: those go. */
async function program(): Promise<Answer | undefined> {
	const answer = await within(editor, "index.js");
	const foreign = /url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]+\)/g;
	return answer && { ...answer, body: answer.body.toString().replace(foreign, 'local("none")') };
}

/** The editor imports the words of its languages as a bundler would let it: JSON as a module. */
async function translation(name: string): Promise<Answer | undefined> {
	const words = await within(join(editor, "../locales"), name);
	return words && { type: types[".js"] ?? "", body: `export default ${words.body}` };
}

/** A file of a folder, and of no other. */
async function within(folder: string, path: string): Promise<Answer | undefined> {
	const asked = normalize(join(folder, path));
	return asked.startsWith(folder + sep) ? file(asked) : undefined;
}

async function file(path: string): Promise<Answer | undefined> {
	try {
		return { type: types[extname(path)] ?? "application/octet-stream", body: await readFile(path) };
	} catch {
		return undefined;
	}
}

/** Serves the editor on this machine alone. @param port 0 for any free one */
export function serveCms(port: number): Promise<Server> {
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		const answer =
			request.method === "GET"
				? await answerTo(decodeURIComponent(pathname), `http://${request.headers.host}`)
				: undefined;
		response.writeHead(answer ? 200 : 404, {
			"content-type": answer?.type ?? "text/plain",
			"content-security-policy": policy,
			"referrer-policy": "no-referrer",
			"cache-control": "no-store",
		});
		response.end(answer?.body ?? "Not found");
	});
	return new Promise((resolve, reject) => {
		server.on("error", reject);
		server.listen(port, "127.0.0.1", () => resolve(server));
	});
}
