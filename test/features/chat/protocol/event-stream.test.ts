import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { EventStream } from "../../../../app/features/chat/protocol/event-stream.ts";
import { cut, encode, nearlyEvents, places } from "./streams.ts";

// Thousands of streams: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 });

/** The data of each event, as our own parser reads it. */
function ours(chunks: Uint8Array[]): string[] {
	const events: string[] = [];
	let lines: string[] = [];
	const stream = new EventStream(
		{
			data: (value) => lines.push(value),
			eventEnd() {
				if (lines.length > 0) events.push(lines.join("\n"));
				lines = [];
			},
			tooLong: () => expect.unreachable(),
		},
		1_000_000,
	);
	for (const chunk of chunks) stream.feed(chunk);
	stream.end();
	return events;
}

/** The data of each event, as eventsource-parser reads it when it gets the text whole and a blank line at its end. */
function theirs(bytes: Uint8Array): string[] {
	const events: string[] = [];
	const parser = createParser({ onEvent: ({ data }) => events.push(data) });
	// A first line that says nothing keeps it from looking for a mark that the decoder has already taken.
	parser.feed("\n");
	parser.feed(new TextDecoder().decode(bytes));
	parser.feed("\n\n");
	return events;
}

test("reads the same events as eventsource-parser, cut anywhere", () => {
	fc.assert(
		fc.property(fc.oneof(nearlyEvents, fc.uint8Array({ maxLength: 300 })), places, (bytes, where) => {
			expect(ours(cut(bytes, where))).toEqual(theirs(bytes));
		}),
		{ numRuns: 3000 },
	);
});

test("a data line is handed on before its event has ended", () => {
	const heard: string[] = [];
	const stream = new EventStream({ data: (value) => heard.push(value), eventEnd() {}, tooLong() {} }, 100);
	stream.feed(encode("data: one\ndata: tw"));
	expect(heard).toEqual(["one"]);
	stream.feed(encode("o\r"));
	expect(heard).toEqual(["one", "two"]);
});

test("a data line beyond the limit ends it, a comment of any length does not", () => {
	const heard: string[] = [];
	const stream = new EventStream(
		{ data: (value) => heard.push(value), eventEnd() {}, tooLong: () => heard.push("!") },
		100,
	);
	stream.feed(encode(`: ${"x".repeat(500)}`));
	stream.feed(encode(`${"x".repeat(500)}\ndata: fits\ndata: ${"x".repeat(60)}`));
	expect(heard).toEqual(["fits"]);
	stream.feed(encode("x".repeat(60)));
	stream.feed(encode("\ndata: after\n\n"));
	stream.end();
	expect(heard).toEqual(["fits", "!"]);
});

test("a data line beyond the limit is as much too long in one chunk as in many", () => {
	const heard: string[] = [];
	const sink = { data: (value: string) => heard.push(value), eventEnd() {}, tooLong: () => heard.push("!") };
	new EventStream(sink, 20).feed(encode(`data: ${"x".repeat(14)}\ndata: ${"x".repeat(15)}\ndata: after\n`));
	expect(heard).toEqual(["x".repeat(14), "!"]);
});
