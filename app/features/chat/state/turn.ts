import type { Locale } from "../../../locales/locale.ts";
import type { ChatMessage } from "../protocol/message.ts";
import { readReply } from "../protocol/reader.ts";

/**
 * How a turn ended. `refused`: the route did not accept the messages (413, 422); `limited`: there were too many (429).
 */
export type TurnOutcome = "complete" | "refused" | "limited" | "failed";

export interface Turn {
	messages: ChatMessage[];
	/** The page's language, used for refusals. */
	locale: Locale;
	/** Stops the turn; always aborted once the turn is over. */
	controller: AbortController;
	onText: (text: string) => void;
}

/**
 * Milliseconds without a byte after which the connection counts as dead. The route gives up after 30 s and sends a
 * heartbeat every 15 s, so this only covers a network that disappeared silently.
 */
export const patience = 45_000;

/**
 * Runs one turn: asks the route and passes the text on as it arrives. Never throws; stopping it ends it as `failed`.
 */
export async function runTurn({ messages, locale, controller, onText }: Turn): Promise<TurnOutcome> {
	const abort = () => controller.abort();
	let timer = setTimeout(abort, patience);
	// Every chunk counts, heartbeats included.
	const watched = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, stream) {
			clearTimeout(timer);
			timer = setTimeout(abort, patience);
			stream.enqueue(chunk);
		},
	});
	try {
		const response = await fetch("/api/legal-chat", {
			method: "POST",
			headers: { "content-type": "application/json", accept: "text/event-stream", "accept-language": locale },
			body: JSON.stringify({ messages }),
			redirect: "error",
			cache: "no-store",
			signal: controller.signal,
		});
		if (response.status === 413 || response.status === 422) return "refused";
		if (response.status === 429) return "limited";
		if (!response.ok || !response.body) return "failed";
		for await (const event of readReply(response.body.pipeThrough(watched))) {
			if (event.type === "text") onText(event.text);
			else if (event.type === "failure") return "failed";
		}
		return "complete";
	} catch {
		return "failed";
	} finally {
		clearTimeout(timer);
		// Anything still open is no longer needed.
		abort();
	}
}
