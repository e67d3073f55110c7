import type { ChatMessage } from "../../features/chat/protocol/message.ts";
import type { Locale } from "../../site/locale.ts";

/** One question and the conversation that led to it. */
export interface Turn {
	/** Checked and trimmed; the last one is the visitor's question. */
	messages: ChatMessage[];
	/** The language that the browser prefers: of problem documents, and of an answer when the question itself tells none. */
	locale: Locale;
	/** Aborted when the visitor goes away or presses stop. */
	signal: AbortSignal;
	now: Date;
}

/**
 * Whoever answers: the backend function or the site's own content. The stream holds pieces of text in order; reading
 * slowly slows the assistant down, cancelling stops it, an error in it ends the answer as failed.
 */
export type Assistant = (turn: Turn) => Promise<ReadableStream<string>> | ReadableStream<string>;
