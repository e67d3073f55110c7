import { type ChatMessage, limits } from "../../features/chat/protocol/message.ts";
import { readReply } from "../../features/chat/protocol/reader.ts";
import type { Assistant } from "./assistant.ts";
import { callUpstream, chunksInTime, streamFrom, textOf, type Upstream } from "./upstream.ts";

/** How long the backend may take, in milliseconds. */
export interface Timeouts {
	/** Until it answers with headers. */
	headers: number;
	/** Between two chunks of its answer. */
	idle: number;
	/** From its first byte until the visitor's stream is opened, with text or without. */
	opening: number;
}

export const backendTimeouts: Timeouts = { headers: 15_000, idle: 30_000, opening: 2000 };

/**
 * The backend function. Nothing but the conversation is sent, and nothing but text comes back.
 *
 * An answer begins with its first text. Until then a failure can still become a status, so the first piece is awaited;
 * but for a backend that sends heartbeats and no text, no longer than `opening`.
 */
export function backend(upstream: Upstream, timeouts: Timeouts): Assistant {
	return async (turn) => {
		const call = new AbortController();
		try {
			const conversation = { messages: newest(turn.messages).map(({ role, content }) => ({ role, content })) };
			const signal = AbortSignal.any([turn.signal, call.signal]);
			const body = await callUpstream(upstream, conversation, signal, timeouts.headers);
			return await begun(body, timeouts, () => call.abort());
		} catch (error) {
			call.abort();
			throw error;
		}
	};
}

/**
 * The newest messages that fit the limit, the question at least. Whoever pays for the backend pays by length, and nothing
 * shows that the answers in a conversation were ever given.
 */
function newest(messages: readonly ChatMessage[]): ChatMessage[] {
	let length = 0;
	const from = messages.findLastIndex(({ content }) => {
		length += content.length;
		return length > limits.conversation;
	});
	return messages.slice(from + 1);
}

/** The answer as a stream, once it has begun. */
async function begun(
	body: ReadableStream<Uint8Array>,
	timeouts: Timeouts,
	hangUp: () => void,
): Promise<ReadableStream<string>> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const { promise: longEnough, resolve: open } = Promise.withResolvers<undefined>();
	const chunks = chunksInTime(body, timeouts.idle, () => {
		timer = setTimeout(() => open(undefined), timeouts.opening);
	});
	const pieces = textOf(readReply(chunks));
	const first = pieces.next();
	await Promise.race([first, longEnough]).finally(() => clearTimeout(timer));
	return streamFrom(first, pieces, hangUp);
}
