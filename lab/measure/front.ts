import { existsSync, readFileSync, statSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";

const types: Readonly<Record<string, string>> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/vnd.microsoft.icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".webp": "image/webp",
	".woff2": "font/woff2",
};

const compressible = /^(text\/|application\/(json|manifest\+json|xml|atom\+xml)|image\/svg)/;

/** What the network of a CDN compresses with on the fly. */
const quality = 5;

/** The size of something as it goes over the wire, in bytes. */
export function onTheWire(type: string, body: Buffer): number {
	return compressible.test(type) ? compress(body).length : body.length;
}

function compress(body: Buffer): Buffer {
	return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/**
 * Stands where the CDN stands in front of a Worker: serves static files, passes everything else on, and compresses
 * both. bare workerd does none of that. What is compared goes through the same front.
 *
 * @param worker Address of the Worker; without one there are only files.
 */
export async function startFront(
	port: number,
	files: string,
	worker?: string,
): Promise<{ address: string; stop: () => void }> {
	const agent = new Agent({ keepAlive: true });
	const ready = new Map<string, { body: Buffer; type: string; compressed: boolean }>();

	function serveFile(path: string, response: ServerResponse): boolean {
		const name = path.endsWith("/") ? `${path}index.html` : path;
		const file = join(files, decodeURIComponent(name));
		if (!ready.has(name)) {
			if (name.startsWith("/_") || !existsSync(file) || !statSync(file).isFile()) return false;
			const type = types[extname(file)] ?? "application/octet-stream";
			const body = readFileSync(file);
			const compressed = compressible.test(type);
			ready.set(name, { body: compressed ? compress(body) : body, type, compressed });
		}
		const known = ready.get(name);
		if (!known) return false;
		response.writeHead(200, {
			"content-type": known.type,
			"content-length": known.body.length,
			"cache-control": /^\/(assets|pictures)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
			...(known.compressed ? { "content-encoding": "br" } : {}),
		});
		response.end(known.body);
		return true;
	}

	function passOn(incoming: IncomingMessage, response: ServerResponse): void {
		const outgoing = request(
			`${worker}${incoming.url}`,
			{ method: incoming.method ?? "GET", headers: { ...incoming.headers, host: incoming.headers.host }, agent },
			async (answer) => {
				const { "transfer-encoding": _, ...headers } = answer.headers;
				const shrink = compressible.test(headers["content-type"] ?? "") && incoming.method !== "HEAD";
				if (shrink) {
					delete headers["content-length"];
					headers["content-encoding"] = "br";
				}
				response.writeHead(answer.statusCode ?? 502, headers);
				const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
				await (shrink ? pipeline(answer, brotli, response) : pipeline(answer, response)).catch(() => {});
			},
		);
		outgoing.on("error", () => response.writeHead(502).end());
		incoming.pipe(outgoing);
	}

	const server = createServer((incoming, response) => {
		const { pathname } = new URL(incoming.url ?? "/", "http://front.invalid");
		if (worker && pathname === "/") passOn(incoming, response);
		else if (serveFile(pathname, response)) return;
		else if (worker) passOn(incoming, response);
		else response.writeHead(404).end();
	});
	await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
	return {
		address: `http://localhost:${port}`,
		stop: () => {
			server.close();
			server.closeAllConnections();
			agent.destroy();
		},
	};
}
