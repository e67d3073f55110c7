import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** What came out of the Worker, by delivery id: how often. */
interface Received {
	mails: Map<string, number>;
	webhooks: Map<string, number>;
	faults: Map<string, number>;
	badSignatures: number;
}

export interface Receiver extends Received {
	url: string;
	close(): void;
}

/** Share of webhook calls that fail, from 0 to 1. */
const webhookFaults = 0.4;

/** One enquiry in so many has a webhook that never works, so that dead letters come about for certain. */
const hopelessEvery = 15;

/**
 * The outside world of the fault test: takes signed webhooks, failing in every way that a server can, and counts what
 * the faulty Worker tells it of letters and faults.
 */
export async function startReceiver(secret: string): Promise<Receiver> {
	const received: Received = { mails: new Map(), webhooks: new Map(), faults: new Map(), badSignatures: 0 };
	const count = (map: Map<string, number>, id: string) => map.set(id, (map.get(id) ?? 0) + 1);
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		request.on("error", () => {});
		for await (const chunk of request) chunks.push(Buffer.from(chunk));
		const body = Buffer.concat(chunks).toString("utf8");
		const [, what, kind = ""] = (request.url ?? "").split("/");
		if (what === "mail") count(received.mails, body);
		else if (what === "fault") count(received.faults, kind);
		if (what !== "webhook") return void response.end();

		const id = String(request.headers["webhook-id"]);
		try {
			new Webhook(secret).verify(body, request.headers as Record<string, string>);
		} catch {
			received.badSignatures++;
			return void response.writeHead(401).end();
		}
		if (isHopeless(id) || Math.random() < webhookFaults) {
			count(received.faults, "webhook");
			return fail(response);
		}
		count(received.webhooks, id);
		// Taken, but the answer is lost now and then: the Worker must come again under the same id.
		if (Math.random() < 0.05) return void response.destroy();
		response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return Object.assign(received, {
		url: `http://127.0.0.1:${port}`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	});
}

function isHopeless(id: string): boolean {
	let sum = 0;
	for (const sign of id) sum += sign.charCodeAt(0);
	return sum % hopelessEvery === 0;
}

function fail(response: ServerResponse): void {
	const ways = [
		() => response.writeHead(500).end("broken"),
		() => response.writeHead(302, { location: "/elsewhere" }).end(),
		() => response.destroy(),
		() => setTimeout(() => response.writeHead(503).end(), 1500),
	];
	ways[Math.floor(Math.random() * ways.length)]?.();
}
