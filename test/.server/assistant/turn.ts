import { legalChat } from "../../../app/.server/assistant/legal-chat.ts";
import { outcome } from "../../features/chat/protocol/streams.ts";
import { testEnvironment } from "../../mocks/environment.ts";
import { backendToken, type SeenCall } from "../../mocks/legal-chat.ts";

/** Timeouts in milliseconds, so that a test need not wait for what a visitor would. */
export const short = { headers: 600, idle: 600, opening: 40, firstText: 400, heartbeat: 60, probe: 20 };

const noLimit: RateLimit = { limit: async () => ({ success: true }) };

interface TurnOptions {
	language?: string;
	init?: RequestInit;
	environment?: Parameters<typeof testEnvironment>[0];
	times?: typeof short & { body?: number };
}

/** Each turn is another visitor's, unless a test says whose. */
let visitors = 0;

export const question = { messages: [{ role: "user", content: "¿Qué es un gravamen?" }] };

/** One turn against the mocked backend, in one of its modes. */
export async function ask(mode: string, { language = "es-MX", init, environment, times }: TurnOptions = {}) {
	const pending: Promise<unknown>[] = [];
	const request = new Request("https://firm.example/api/legal-chat", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"accept-language": language,
			"cf-connecting-ip": `192.0.2.${visitors++}`,
		},
		body: JSON.stringify(question),
		...init,
	});
	const { environment: known } = testEnvironment({
		LEGAL_CHAT_URL: `https://backend.test/legal-chat/${mode}`,
		LEGAL_CHAT_TOKEN: backendToken,
		CHAT_LIMIT: noLimit,
		...environment,
	});
	return legalChat(request, {
		environment: known,
		requestId: "request-of-the-test",
		waitUntil: (promise) => pending.push(promise),
		...(times ? { times } : {}),
	});
}

/** The answer as a visitor's browser reads it. */
export async function read(response: Response) {
	const raw = new Uint8Array(await response.arrayBuffer());
	return { raw: new TextDecoder().decode(raw), ...(await outcome([raw])) };
}

/** What the backend has seen since it was last asked. */
export async function seenByBackend(): Promise<SeenCall[]> {
	const response = await fetch("https://backend.test/seen");
	return response.json();
}
