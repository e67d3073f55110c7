import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { freePort } from "../../tools/free-port.ts";

/** What came out of the Worker: delivery ids, and how often something failed, by kind. */
export interface Receiver {
	mails: Set<string>;
	webhooks: Set<string>;
	faults: Map<string, number>;
	badSignatures: number;
	url: string;
	close(): void;
}

/** Share of webhook calls that fail, from 0 to 1. */
const webhookFaults = 0.4;

/** One enquiry in so many has a webhook that never works, so that dead letters come about for certain. */
const hopelessEvery = 15;

/** Every way in which a server can fail. */
const failures: ((response: ServerResponse) => void)[] = [
	(response) => response.writeHead(500).end("broken"),
	(response) => response.writeHead(302, { location: "/elsewhere" }).end(),
	(response) => response.destroy(),
	(response) => setTimeout(() => response.writeHead(503).end(), 1500),
];

/**
 * The outside world of the fault test: takes signed webhooks, failing in every way, and counts what the faulty Worker
 * reports of letters and faults.
 */
export async function startReceiver(secret: string): Promise<Receiver> {
	const port = await freePort();
	const server = createServer();
	const receiver: Receiver = {
		mails: new Set(),
		webhooks: new Set(),
		faults: new Map(),
		badSignatures: 0,
		url: `http://127.0.0.1:${port}`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
	const fault = (kind: string) => receiver.faults.set(kind, (receiver.faults.get(kind) ?? 0) + 1);
	server.on("request", async (request, response) => {
		const body = await text(request).catch(() => "");
		const [, what, kind = ""] = (request.url ?? "").split("/");
		if (what === "mail") receiver.mails.add(body);
		else if (what === "fault") fault(kind);
		if (what !== "webhook") return void response.end();

		const id = String(request.headers["webhook-id"]);
		try {
			new Webhook(secret).verify(body, request.headers as Record<string, string>);
		} catch {
			receiver.badSignatures++;
			return void response.writeHead(401).end();
		}
		if (isHopeless(id) || Math.random() < webhookFaults) {
			fault("webhook");
			return failures[Math.floor(Math.random() * failures.length)]?.(response);
		}
		receiver.webhooks.add(id);
		// Taken, but the answer is lost now and then: the Worker must come again under the same id.
		if (Math.random() < 0.05) return void response.destroy();
		response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return receiver;
}

function isHopeless(id: string): boolean {
	const sum = Array.from(id).reduce((all, sign) => all + sign.charCodeAt(0), 0);
	return sum % hopelessEvery === 0;
}
