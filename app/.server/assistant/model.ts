import type { Firm } from "content-collections";
import { readReply } from "../../features/chat/protocol/reader.ts";
import { within } from "../within.ts";
import { type Assistant, AssistantError, type Turn } from "./assistant.ts";
import type { Reply } from "./embedded/compose/reply.ts";
import { inWords } from "./embedded/stream.ts";
import { checkedAnswer } from "./model-answer.ts";
import { linksOf, modelMessages } from "./model-prompt.ts";
import { asAssistantError, callUpstream, chunksInTime, streamFrom, textOf, type Upstream } from "./upstream.ts";

/** Time limits for the model, in milliseconds. */
export interface ModelTimeouts {
	/** Until there is text to show. After that the embedded answer is given instead. */
	firstText: number;
	/** Between two chunks of its answer. */
	idle: number;
}

export const modelTimeouts: ModelTimeouts = { firstText: 12_000, idle: 30_000 };

/** Tokens of an answer, reasoning included. Servers that do not know this parameter apply no limit. */
const mostTokens = 2000;

/** What the model assistant needs besides its server. */
export interface ModelDependencies {
	/** The embedded assistant's answer. */
	reply: (turn: Turn) => Promise<Reply>;
	firm: Firm;
	/** Counts a call, unless the day's limit is used up. */
	mayCall: () => Promise<boolean>;
	timeouts: ModelTimeouts;
	/** Called with the reason why the embedded answer was given instead. */
	onFallback: (reason: AssistantError) => void;
}

/**
 * A language model behind the embedded assistant, which judges the message first: messages that it answers with fixed
 * sentences never reach the model. For the others the model words the answer from the passages found, and its text is
 * checked as it arrives. Any failure before the first text gives the embedded answer.
 */
export function model(upstream: Upstream & { model: string }, dependencies: ModelDependencies): Assistant {
	const { mayCall, onFallback } = dependencies;
	return async (turn) => {
		const reply = await dependencies.reply(turn);
		if (reply.passages.length === 0) return inWords(reply.text, turn.signal);
		try {
			if (!(await mayCall())) throw new AssistantError("refused", "ceiling");
			return await openStream(upstream, reply, turn, dependencies);
		} catch (error) {
			if (turn.signal.aborted) throw error;
			onFallback(asAssistantError(error));
			return inWords(reply.text, turn.signal);
		}
	};
}

/** The model's answer, once it has begun. */
async function openStream(
	upstream: Upstream & { model: string },
	reply: Reply,
	turn: Turn,
	{ firm, timeouts }: ModelDependencies,
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
