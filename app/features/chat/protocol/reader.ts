import { eventPayloads } from "./event-payloads.ts";
import { EventStream } from "./event-stream.ts";

/** The events of an answer, in order; the last is `done`, `cut` or `failure`, exactly once. */
export type ReplyEvent =
	/** The next piece of the answer. */
	| { type: "text"; text: string }
	/** The answer is complete. */
	| { type: "done" }
	/** The stream ended without the end mark; what arrived is the answer. */
	| { type: "cut" }
	/** The answer failed; the text so far stays. `cause` is what the byte source threw, if it did. */
	| { type: "failure"; reason: "error-payload" | "no-text" | "broken" | "too-long"; cause?: unknown };

/** Maximum characters of an unfinished event: enough for a million characters, each escaped (`\u00e1`), and more. */
const limit = 8 * 1024 * 1024;

/**
 * Reads an answer from bytes split anywhere. Text is emitted as soon as it is complete, at most once per chunk. Never
 * throws, whatever the bytes contain or the source does; leaving the loop early cancels the source.
 */
export async function* readReply(
	source: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
): AsyncGenerator<ReplyEvent, void, void> {
	let text = "";
	let anyText = false;
	let ending: "done" | "error-payload" | "too-long" | undefined;
	let cause: { error: unknown } | undefined;
	const payloads = eventPayloads((payload) => {
		if (ending) return;
		if (payload.type === "text") text += payload.text;
		else if (payload.type === "failure") ending = "error-payload";
		else if (payload.type === "done") ending = "done";
	}, limit);
	const tooLong = () => {
		payloads.eventEnd();
		ending ??= "too-long";
	};
	const lines = new EventStream({ ...payloads, tooLong }, limit);
	function* completed(): Generator<ReplyEvent> {
		if (text === "") return;
		anyText = true;
		const event = { type: "text", text } as const;
		text = "";
		yield event;
	}
	try {
		for await (const chunk of source instanceof ReadableStream ? chunksOf(source) : source) {
			lines.feed(chunk);
			yield* completed();
			if (ending) break;
		}
	} catch (error) {
		cause = { error };
	}
	if (!ending) lines.end();
	yield* completed();
	if (ending && ending !== "done") yield { type: "failure", reason: ending };
	else if (cause && ending !== "done") yield { type: "failure", reason: "broken", cause: cause.error };
	else if (!anyText) yield { type: "failure", reason: "no-text" };
	else yield { type: ending ?? "cut" };
}

/** Iterates over a stream's chunks, since Safari cannot iterate streams. Leaving the loop cancels the stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
	const reader = stream.getReader();
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
	} finally {
		// A stream that has ended or failed has nothing left to cancel.
		await reader.cancel().catch(() => {});
	}
}
