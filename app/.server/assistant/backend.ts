import { type ChatMessage, limits } from "../../features/chat/protocol/message.ts";
import { readReply } from "../../features/chat/protocol/reader.ts";
import type { Assistant } from "./assistant.ts";
import { callUpstream, chunksInTime, streamFrom, textOf, type Upstream } from "./upstream.ts";

/** Time limits for the backend, in milliseconds. */
export interface Timeouts {
	/** Until its response headers. */
	headers: number;
	/** Between two chunks of its answer. */
	idle: number;
	/** From its first byte until the visitor's stream opens, with or without text. */
	opening: number;
}

export const backendTimeouts: Timeouts = { headers: 15_000, idle: 30_000, opening: 2000 };

/**
 * The backend function. Only the conversation is sent, and only text comes back.
 *
 * An answer begins with its first text. Until then a failure can still become a status, so the first piece is awaited,
 * but no longer than `opening`, because a backend may send heartbeats without text.
 */
export function backend(upstream: Upstream, timeouts: Timeouts): Assistant {
	return async (turn) => {
		const call = new AbortController();
		try {
			const conversation = { messages: newest(turn.messages).map(({ role, content }) => ({ role, content })) };
			const signal = AbortSignal.any([turn.signal, call.signal]);
			const body = await callUpstream(upstream, conversation, signal, timeouts.headers);
			return await openStream(body, timeouts, () => call.abort());
		} catch (error) {
			call.abort();
			throw error;
		}
	};
}

/**
 * The newest messages that fit the limit, and always the question. The backend is paid for by length, and nothing
 * proves that the answers in a conversation were ever given.
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
async function openStream(
	body: ReadableStream<Uint8Array>,
	timeouts: Timeouts,
	abortCall: () => void,
): Promise<ReadableStream<string>> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const { promise: longEnough, resolve: open } = Promise.withResolvers<undefined>();
	const chunks = chunksInTime(body, timeouts.idle, () => {
		timer = setTimeout(() => open(undefined), timeouts.opening);
	});
	const pieces = textOf(readReply(chunks));
	const first = pieces.next();
	await Promise.race([first, longEnough]).finally(() => clearTimeout(timer));
	return streamFrom(first, pieces, abortCall);
}
