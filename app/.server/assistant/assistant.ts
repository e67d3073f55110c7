import type { ChatMessage } from "../../features/chat/protocol/message.ts";
import type { Locale } from "../../locales/locale.ts";

/** One question and the conversation that led to it. */
export interface Turn {
	/** Validated and trimmed. The last one is the visitor's question. */
	messages: ChatMessage[];
	/**
	 * The language that the browser prefers: for problem documents, and for the answer if the question shows no language.
	 */
	locale: Locale;
	/** Aborted when the visitor goes away or presses stop. */
	signal: AbortSignal;
	now: Date;
}

/**
 * Answers a turn: the backend function, a model or the site's own content. Resolves with a stream once the answer has
 * begun; before that it throws an {@link AssistantError}, which becomes a status. The stream yields pieces of text in
 * order: reading slowly slows the assistant down, cancelling stops it, and an error in it ends an answer that has
 * begun.
 */
export type Assistant = (turn: Turn) => Promise<ReadableStream<string>> | ReadableStream<string>;

/** Why there is no answer, or only part of one. Holds nothing that the assistant said. */
export class AssistantError extends Error {
	override name = "AssistantError";

	/** `refused`: not a usable answer. `broken`: the connection failed. `silent`: nothing came for too long. */
	readonly reason: "refused" | "broken" | "silent";
	/** For the log: a status, a media type, a name. */
	readonly detail: string;

	constructor(reason: AssistantError["reason"], detail: string) {
		super(`${reason}: ${detail}`);
		this.reason = reason;
		this.detail = detail;
	}
}
