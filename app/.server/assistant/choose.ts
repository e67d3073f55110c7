import type { Environment } from "../environment.ts";
import type { Assistant } from "./assistant.ts";
import { backend, type Patience } from "./backend.ts";
import { mayCall } from "./daily-ceiling.ts";
import { embedded } from "./embedded/embedded.ts";

/** Which assistant answers is configuration: the backend if there is one and the day's calls are not used up. */
export async function chooseAssistant(
	{ DB, LEGAL_CHAT_URL, LEGAL_CHAT_TOKEN, LEGAL_CHAT_DAILY_LIMIT }: Environment,
	{ now, waitUntil, patience }: { now: Date; waitUntil: (promise: Promise<unknown>) => void; patience: Patience },
): Promise<{ name: "backend" | "embedded"; assistant: Assistant }> {
	if (LEGAL_CHAT_URL && LEGAL_CHAT_TOKEN && (await mayCall(DB, LEGAL_CHAT_DAILY_LIMIT, now, waitUntil))) {
		return { name: "backend", assistant: backend({ url: LEGAL_CHAT_URL, token: LEGAL_CHAT_TOKEN }, patience) };
	}
	return { name: "embedded", assistant: embedded };
}
