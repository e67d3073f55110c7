import { eventStream } from "./event-stream.ts";
import { type Payload, parsePayload } from "./payload.ts";

/** The events of an answer, in order. The last one is `done`, `cut` or `failure`, and there is exactly one of these. */
export type ReplyEvent =
	/** The next piece of the answer. */
	| { type: "text"; text: string }
	| { type: "done" }
	/** The stream ended without the end mark: what arrived is the answer. */
	| { type: "cut" }
	/** The answer failed; the text so far stays. `cause` is what the source of bytes threw, if it did. */
	| { type: "failure"; reason: "error-payload" | "no-text" | "broken" | "too-long"; cause?: unknown };

/** Characters that an unfinished event may hold: a piece of a million characters, each escaped (`\u00e1`), and more. */
const limit = 8 * 1024 * 1024;

/**
 * Parses an answer from its bytes, cut anywhere. Text is yielded as soon as it is complete, at most once per chunk.
 * Never throws, whatever the bytes are or the source does; leaving the loop early cancels the source.
 */
export async function* readReply(
	source: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
): AsyncGenerator<ReplyEvent, void, void> {
	const parser = replyParser();
	let anyText = false;
	let cause: { error: unknown } | undefined;
	try {
		for await (const chunk of source instanceof ReadableStream ? chunksOf(source) : source) {
			const text = parser.feed(chunk);
			anyText ||= text !== "";
			if (text !== "") yield { type: "text", text };
			if (parser.ending()) break;
		}
	} catch (error) {
		cause = { error };
	}
	const text = parser.end();
	anyText ||= text !== "";
	if (text !== "") yield { type: "text", text };
	const ending = parser.ending();
	if (ending && ending !== "done") yield { type: "failure", reason: ending };
	else if (cause && ending !== "done") yield { type: "failure", reason: "broken", cause: cause.error };
	else if (!anyText) yield { type: "failure", reason: "no-text" };
	else yield { type: ending ?? "cut" };
}

/**
 * The part without I/O: bytes in, text out. A `data` line that is a payload counts at once, without waiting for its
 * event to end; the other lines of an event may be one JSON value spread over several lines, and are joined at its end.
 */
function replyParser() {
	let text = "";
	let ending: "done" | "error-payload" | "too-long" | undefined;
	let held: string[] = [];
	let length = 0;

	function take(payload: Payload | undefined): boolean {
		if (payload?.type === "text") text += payload.text;
		else if (payload?.type === "failure") ending = "error-payload";
		else if (payload?.type === "done") ending = "done";
		else return false;
		return true;
	}

	function eventEnd(): void {
		if (held.length > 1 && !ending) take(parsePayload(held.join("\n")));
		held = [];
		length = 0;
	}

	const lines = eventStream(
		{
			data(line) {
				if (ending || take(parsePayload(line))) return;
				held.push(line);
				length += line.length + 1;
				if (length > limit) eventEnd();
			},
			eventEnd,
			tooLong() {
				eventEnd();
				ending ??= "too-long";
			},
		},
		limit,
	);

	function parsed(step: () => void): string {
		text = "";
		if (!ending) step();
		return text;
	}

	return {
		/** @returns the text that these bytes completed */
		feed: (bytes: Uint8Array) => parsed(() => lines.feed(bytes)),
		/** @returns the text that the end of the stream completed */
		end: () => parsed(lines.end),
		ending: () => ending,
	};
}

/** The chunks of a stream, which Safari cannot iterate by itself. Leaving the loop cancels the stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
	const reader = stream.getReader();
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
	} finally {
		// Does nothing once the stream has ended, and rejects once it has failed.
		await reader.cancel().catch(() => {});
	}
}
