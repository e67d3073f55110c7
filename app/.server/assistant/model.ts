import type { Firm } from "content-collections";
import { readReply } from "../../features/chat/protocol/reader.ts";
import { within } from "../within.ts";
import { type Assistant, AssistantError, type Turn } from "./assistant.ts";
import type { Reply } from "./embedded/compose/reply.ts";
import { inWords } from "./embedded/stream.ts";
import { checkedAnswer } from "./model-answer.ts";
import { linksOf, modelMessages } from "./model-prompt.ts";
import { asAssistantError, callUpstream, chunksInTime, streamFrom, textOf, type Upstream } from "./upstream.ts";

/** How long the model may take, in milliseconds. */
export interface ModelTimeouts {
	/** Until there is text to show; after that the embedded answer is given instead. */
	firstText: number;
	/** Between two chunks of its answer. */
	idle: number;
}

export const modelTimeouts: ModelTimeouts = { firstText: 12_000, idle: 30_000 };

/** Tokens of an answer, thoughts included. Servers that do not know this name of the limit have none. */
const mostTokens = 2000;

/** What the model assistant needs beside its server. */
export interface ModelSurroundings {
	/** The embedded assistant's answer. */
	reply: (turn: Turn) => Promise<Reply>;
	firm: Firm;
	/** Counts a call, unless the day has had as many as it may have. */
	mayCall: () => Promise<boolean>;
	timeouts: ModelTimeouts;
	/** Told why the embedded answer was given instead. */
	onFallback: (reason: AssistantError) => void;
}

/**
 * A language model behind the embedded assistant. That one judges the message first: what it answers with fixed
 * sentences never reaches the model. Otherwise the model words the answer from the passages that were found, and what it
 * writes is checked as it arrives. Until its first text whatever goes wrong gives the embedded answer.
 */
export function model(upstream: Upstream & { model: string }, surroundings: ModelSurroundings): Assistant {
	const { mayCall, onFallback } = surroundings;
	return async (turn) => {
		const reply = await surroundings.reply(turn);
		if (reply.passages.length === 0) return inWords(reply.text, turn.signal);
		try {
			if (!(await mayCall())) throw new AssistantError("refused", "ceiling");
			return await begun(upstream, reply, turn, surroundings);
		} catch (error) {
			if (turn.signal.aborted) throw error;
			onFallback(asAssistantError(error));
			return inWords(reply.text, turn.signal);
		}
	};
}

/** The model's answer, once it has begun. */
async function begun(
	upstream: Upstream & { model: string },
	reply: Reply,
	turn: Turn,
	{ firm, timeouts }: ModelSurroundings,
): Promise<ReadableStream<string>> {
	const call = new AbortController();
	const request = {
		model: upstream.model,
		messages: modelMessages(turn.messages, reply, firm),
		stream: true,
		max_completion_tokens: mostTokens,
	};
	async function* answer(): AsyncGenerator<string, void, void> {
		const signal = AbortSignal.any([turn.signal, call.signal]);
		const body = await callUpstream(upstream, request, signal, timeouts.firstText);
		const pieces = textOf(readReply(chunksInTime(body, timeouts.idle)));
		yield* checkedAnswer(pieces, linksOf(reply, firm), reply);
	}
	const pieces = answer();
	const first = pieces.next();
	try {
		await within(timeouts.firstText, first, () => new AssistantError("silent", "first text"));
	} catch (error) {
		call.abort();
		throw error;
	}
	return streamFrom(first, pieces, () => call.abort());
}
