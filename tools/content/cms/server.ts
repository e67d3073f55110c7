import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { dirname, extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { readContent } from "../content.ts";
import { cmsConfig, titleOf } from "./config.ts";

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

const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".map": "application/json",
	".woff2": "font/woff2",
	".wasm": "application/wasm",
	".png": "image/png",
	".css": "text/css; charset=utf-8",
};

interface Answer {
	type: string | undefined;
	body: string | Buffer;
}

async function answerTo(path: string, origin: string): Promise<Answer | undefined> {
	if (path === "/start.js") return { type: types[".js"], body: await start(origin) };
	if (path === "/") return page();
	if (path === "/sveltia/index.js") return program();
	if (path.startsWith("/sveltia/")) return within(editor, path.slice("/sveltia/".length));
	if (path.startsWith("/locales/")) return translation(path.slice("/locales/".length));
	return within(pageFolder, path);
}

const pageFolder = join(import.meta.dirname, "page");

/** The editor's page, under the firm's name. */
async function page(): Promise<Answer | undefined> {
	const answer = await within(pageFolder, "index.html");
	const title = titleOf(await readContent()).replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
	return answer && { ...answer, body: answer.body.toString().replace("<title></title>", `<title>${title}</title>`) };
}

/** Read anew each time the page is loaded, so that it offers what has been added. */
async function start(origin: string): Promise<string> {
	const config = JSON.stringify(cmsConfig(origin, await readContent()));
	return `import CMS from "/sveltia/index.js";\nCMS.init({ config: ${config} });\n`;
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
	return words && { type: types[".js"], body: `export default ${words.body}` };
}

/** A file of a folder, and of no other. */
async function within(folder: string, path: string): Promise<Answer | undefined> {
	const file = normalize(join(folder, path));
	if (!file.startsWith(folder + sep)) return undefined;
	return readFile(file).then(
		(body) => ({ type: types[extname(file)], body }),
		() => undefined,
	);
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
			"content-type": answer ? (answer.type ?? "application/octet-stream") : "text/plain",
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
