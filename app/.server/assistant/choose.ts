import { firm } from "../../site/content/content.server.ts";
import type { Environment } from "../environment.ts";
import type { Assistant, AssistantError } from "./assistant.ts";
import { backend, type Timeouts } from "./backend.ts";
import { type Called, consumeQuota } from "./daily-quota.ts";
import { embedded, embeddedReply } from "./embedded/embedded.ts";
import { type ModelTimeouts, model } from "./model.ts";

interface Surroundings {
	now: Date;
	/** The visitor's, by which their share of the day's calls is counted. */
	network: string;
	waitUntil: (promise: Promise<unknown>) => void;
	timeouts: Timeouts & ModelTimeouts;
	/** Told why a model did not answer, and the embedded assistant did instead. */
	onFallback: (reason: AssistantError) => void;
}

/**
 * Which assistant answers is configuration: the backend if there is one and neither the day's calls nor the visitor's
 * share of them are used up, then the model if there is one. (That one looks at its own ceiling when it is about to call.)
 */
export async function chooseAssistant(
	environment: Environment,
	{ now, network, waitUntil, timeouts, onFallback }: Surroundings,
): Promise<{ name: "backend" | "model" | "embedded"; assistant: Assistant }> {
	const { DB, LEGAL_CHAT_URL, LEGAL_CHAT_TOKEN, LEGAL_CHAT_DAILY_LIMIT } = environment;
	const mayCall = (called: Called, limit: number) => consumeQuota(called, { db: DB, limit, network, now, waitUntil });
	if (LEGAL_CHAT_URL && LEGAL_CHAT_TOKEN && (await mayCall("backend", LEGAL_CHAT_DAILY_LIMIT))) {
		return { name: "backend", assistant: backend({ url: LEGAL_CHAT_URL, token: LEGAL_CHAT_TOKEN }, timeouts) };
	}
	const { LEGAL_CHAT_MODEL_URL: url, LEGAL_CHAT_MODEL: name, LEGAL_CHAT_MODEL_TOKEN: token } = environment;
	if (url && name && token) {
		const mayCallModel = () => mayCall("model", environment.LEGAL_CHAT_MODEL_DAILY_LIMIT);
		const surroundings = { reply: embeddedReply, firm, mayCall: mayCallModel, timeouts, onFallback };
		return { name: "model", assistant: model({ url, token, model: name }, surroundings) };
	}
	return { name: "embedded", assistant: embedded };
}
