import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands in front of the site like a bad line: documents come in pieces with a pause after each, so that a browser
 * paints before it has all of one.
 *
 * @param pieces Of a document.
 * @param pause After each, in milliseconds.
 */
export async function slowLine(
	site: string,
	{ pieces, pause }: { pieces: number; pause: number },
): Promise<{ address: string; stop: () => void }> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(new URL(request.url ?? "/", site));
		const body = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get("content-type") ?? "";
		response.writeHead(answer.status, { "content-type": type });
		const length = Math.ceil(body.length / (type.startsWith("text/html") ? pieces : 1));
		for (let sent = 0; sent < body.length; sent += length) {
			response.write(body.subarray(sent, sent + length));
			await new Promise((next) => setTimeout(next, pause));
		}
		response.end();
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${port}`,
		stop: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
