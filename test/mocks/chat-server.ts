import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerInMode, type ChatMode, isChatMode } from "./chat-faults.ts";

/** A request as the backend saw it. */
export interface SeenRequest {
	path: string;
	method: string;
	headers: Record<string, string | string[] | undefined>;
	body: string;
	mode: ChatMode;
	/** The caller hung up before the answer was out. */
	aborted: boolean;
	/** The answer went out whole. */
	finished: boolean;
}

export interface ChatServer {
	/** Address of the backend function, for `LEGAL_CHAT_URL`. */
	url: string;
	/** What it does next; a message that holds `[[mode:NAME]]` asks for a mode of its own. */
	mode: ChatMode;
	/** The pieces of the answer in mode `ok`. */
	pieces: string[];
	requests: SeenRequest[];
	close(): Promise<void>;
}

/**
 * A backend for browser tests and benchmarks: real connections, all the faults. Also a program of its own:
 * `node test/mocks/chat-server.ts 8801`; then `PUT /mode/hang-mid-stream` sets the mode, `PUT /pieces` the answer (a
 * JSON list), `GET /requests` tells what came in, `DELETE /requests` forgets it.
 */
export async function startChatServer(port = 0): Promise<ChatServer> {
	const server = createServer(async (request, response) => {
		const path = request.url ?? "/";
		const body = await text(request);
		const [, control, name = ""] = path.split("/");
		if (control === "mode" && request.method === "PUT" && isChatMode(name)) chat.mode = name;
		else if (control === "pieces" && request.method === "PUT") chat.pieces = JSON.parse(body);
		else if (control === "requests" && request.method === "DELETE") chat.requests.length = 0;
		else if (control === "requests") return response.end(JSON.stringify(chat.requests));
		else {
			const mode = modeOf(body) ?? chat.mode;
			const seen: SeenRequest = {
				path,
				method: request.method ?? "",
				headers: request.headers,
				body,
				mode,
				aborted: false,
				finished: false,
			};
			chat.requests.push(seen);
			response.on("finish", () => {
				seen.finished = true;
			});
			response.on("close", () => {
				seen.aborted = !seen.finished;
			});
			return answerInMode(response, mode, chat.pieces);
		}
		return response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const chat: ChatServer = {
		url: `http://127.0.0.1:${portOf(server)}/legal-chat`,
		mode: "ok",
		pieces: ["Hola, ", "soy la respuesta ", "de prueba. ", "¿Qué más necesita?"],
		requests: [],
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return chat;
}

function modeOf(body: string): ChatMode | undefined {
	// The last message decides: an earlier one in the conversation may have asked for something else.
	const name = [...body.matchAll(/\[\[mode:([a-z0-9-]+)\]\]/g)].at(-1)?.[1];
	return name && isChatMode(name) ? name : undefined;
}

async function text(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString("utf8");
}

function portOf(server: Server): number {
	return (server.address() as AddressInfo).port;
}

if (import.meta.main) {
	const chat = await startChatServer(Number(process.argv[2] ?? 8801));
	console.log(`The backend stands at ${chat.url}`);
}
