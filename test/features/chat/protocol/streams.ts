import fc from "fast-check";
import { type ReplyEvent, readReply } from "../../../../app/features/chat/protocol/reader.ts";

// The same streams on every run; take the seed away to search further.
fc.configureGlobal({ seed: 20_260_901 });

export const encode = (text: string) => new TextEncoder().encode(text);

/** The bytes, cut at the given places. */
export function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
	const edges = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort(
		(one, other) => one - other,
	);
	return edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
}

export async function* chunked(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	yield* chunks;
}

/** Everything the reader says about these chunks. */
export async function readAll(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<ReplyEvent[]> {
	const events: ReplyEvent[] = [];
	for await (const event of readReply(Symbol.asyncIterator in chunks ? chunks : chunked(chunks))) events.push(event);
	return events;
}

/** The text, and how it ended. */
export async function outcome(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
	const events = await readAll(chunks);
	const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
	return { text, ending: events.at(-1)?.type };
}

export const outcomeOf = (stream: string) => outcome([encode(stream)]);

export const payloadOf = (content: string) => JSON.stringify({ choices: [{ delta: { content } }] });

/** An event whose JSON is spread over several lines. */
const spread = (text: string) => `\n${JSON.stringify(JSON.parse(payloadOf(text)), null, 1).replace(/^/gm, "data: ")}\n`;

const lineEnd = fc.constantFrom("\n", "\r", "\r\n");

/** Lines that a backend may send, and many that it should not. */
const line = fc.oneof(
	{ weight: 6, arbitrary: fc.string({ unit: "grapheme" }).map((text) => `data: ${payloadOf(text)}`) },
	{ weight: 6, arbitrary: fc.constant("") },
	{
		weight: 2,
		arbitrary: fc.constantFrom("data:", "data", "data: ", "data:  ", "data: [", "data: ]", "data:{", "data: }"),
	},
	{ weight: 2, arbitrary: fc.json().map((json) => `data: ${json}`) },
	{ weight: 2, arbitrary: fc.string({ unit: "grapheme" }).map((text) => spread(text)) },
	{ weight: 2, arbitrary: fc.string({ unit: "grapheme" }).map((text) => `data:${payloadOf(text)}`.slice(0, -3)) },
	{ weight: 1, arbitrary: fc.constantFrom(`data: "choices":[{"delta":{"content":"apart"}}]`, `data: "a\\`, `data: "`) },
	{
		weight: 1,
		arbitrary: fc.constantFrom(
			": comment",
			":",
			"event: message",
			"id: 7",
			"retry: 9",
			"Data: x",
			"dat",
			"database: 1",
			" data: x",
		),
	},
	{ weight: 1, arbitrary: fc.string({ unit: "binary" }) },
	{
		weight: 1,
		arbitrary: fc.constantFrom("data: [DONE]", "data:[DONE] ", "data: \u00a0[DONE]", "data: [done]", 'data: "[DONE]"'),
	},
	{
		weight: 1,
		arbitrary: fc.constantFrom('data: {"error":null}', 'data: {"error":{"message":"x"}}', 'data: {"error":false}'),
	},
);

/** Streams near the format, as bytes: byte order marks, mixed line ends, with or without an end to the last line. */
export const nearlyEvents = fc
	.record({
		mark: fc.constantFrom("", "", "\ufeff", "\ufeff\ufeff"),
		lines: fc.array(fc.tuple(line, lineEnd), { maxLength: 24 }),
		last: fc.oneof(fc.constant(""), line),
	})
	.map(({ mark, lines, last }) => encode(mark + lines.map(([text, end]) => text + end).join("") + last));

export const places = fc.array(fc.nat(), { maxLength: 40 });
