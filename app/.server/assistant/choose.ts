import type { Environment } from "../environment.ts";
import type { Assistant } from "./assistant.ts";
import { backend, type Timeouts } from "./backend.ts";
import { consumeQuota } from "./daily-quota.ts";
import { embedded } from "./embedded/embedded.ts";

/** Which assistant answers is configuration: the backend if there is one and the day's calls are not used up. */
export async function chooseAssistant(
	{ DB, LEGAL_CHAT_URL, LEGAL_CHAT_TOKEN, LEGAL_CHAT_DAILY_LIMIT }: Environment,
	{ now, waitUntil, timeouts }: { now: Date; waitUntil: (promise: Promise<unknown>) => void; timeouts: Timeouts },
): Promise<{ name: "backend" | "embedded"; assistant: Assistant }> {
	if (LEGAL_CHAT_URL && LEGAL_CHAT_TOKEN && (await consumeQuota(DB, LEGAL_CHAT_DAILY_LIMIT, now, waitUntil))) {
		return { name: "backend", assistant: backend({ url: LEGAL_CHAT_URL, token: LEGAL_CHAT_TOKEN }, timeouts) };
	}
	return { name: "embedded", assistant: embedded };
}
