import { firm } from "../../site/content/content.server.ts";
import type { Environment } from "../environment.ts";
import type { Assistant, AssistantError } from "./assistant.ts";
import { backend, type Timeouts } from "./backend.ts";
import { type Called, countCall } from "./daily-quota.ts";
import { embedded, embeddedReply } from "./embedded/embedded.ts";
import { type ModelTimeouts, model } from "./model.ts";

interface Dependencies {
	now: Date;
	/** The visitor's network, by which their share of the day's calls is counted. */
	network: string;
	waitUntil: (promise: Promise<unknown>) => void;
	timeouts: Timeouts & ModelTimeouts;
	/** Called with the reason when the model fails and the embedded assistant answers instead. */
	onFallback: (reason: AssistantError) => void;
}

/**
 * Chooses the assistant by configuration: the backend if one is configured and neither the day's calls nor the
 * visitor's share of them are used up, then the model if one is configured. (The model checks its own limit just before
 * it calls.)
 */
export async function chooseAssistant(
	environment: Environment,
	{ now, network, waitUntil, timeouts, onFallback }: Dependencies,
): Promise<{ name: "backend" | "model" | "embedded"; assistant: Assistant }> {
	const { DB, LEGAL_CHAT_URL, LEGAL_CHAT_TOKEN, LEGAL_CHAT_DAILY_LIMIT } = environment;
	const mayCall = (called: Called, limit: number) => countCall(called, { db: DB, limit, network, now, waitUntil });
	if (LEGAL_CHAT_URL && LEGAL_CHAT_TOKEN && (await mayCall("backend", LEGAL_CHAT_DAILY_LIMIT))) {
		return { name: "backend", assistant: backend({ url: LEGAL_CHAT_URL, token: LEGAL_CHAT_TOKEN }, timeouts) };
	}
	const { LEGAL_CHAT_MODEL_URL: url, LEGAL_CHAT_MODEL: name, LEGAL_CHAT_MODEL_TOKEN: token } = environment;
	if (url && name && token) {
		const mayCallModel = () => mayCall("model", environment.LEGAL_CHAT_MODEL_DAILY_LIMIT);
		const dependencies = { reply: embeddedReply, firm, mayCall: mayCallModel, timeouts, onFallback };
		return { name: "model", assistant: model({ url, token, model: name }, dependencies) };
	}
	return { name: "embedded", assistant: embedded };
}
