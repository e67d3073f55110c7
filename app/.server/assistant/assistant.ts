import type { ChatMessage } from "../../features/chat/protocol/message.ts";
import type { Locale } from "../../locales/locale.ts";

/** One question and the conversation that led to it. */
export interface Turn {
	/** Checked and trimmed; the last one is the visitor's question. */
	messages: ChatMessage[];
	/** The language that the browser prefers: for problem documents, and for an answer to a question that shows none. */
	locale: Locale;
	/** Aborted when the visitor goes away or presses stop. */
	signal: AbortSignal;
	now: Date;
}

/**
 * Answers a turn: the backend function, a model or the site's own content. Resolves with a stream once the answer has begun;
 * before that it throws an {@link AssistantError}, which becomes a status. The stream holds pieces of text in order:
 * reading slowly slows the assistant down, cancelling stops it, an error in it ends an answer that had begun.
 */
export type Assistant = (turn: Turn) => Promise<ReadableStream<string>> | ReadableStream<string>;

/** Why there is no answer, or not all of it. Carries nothing that the assistant said. */
export class AssistantError extends Error {
	override name = "AssistantError";

	/** `refused`: not the answer that was asked for. `broken`: the connection. `silent`: too long without a word. */
	readonly reason: "refused" | "broken" | "silent";
	/** For the log: a status, a media type, a name. */
	readonly detail: string;

	constructor(reason: AssistantError["reason"], detail: string) {
		super(`${reason}: ${detail}`);
		this.reason = reason;
		this.detail = detail;
	}
}
