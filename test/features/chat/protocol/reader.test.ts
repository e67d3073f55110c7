import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { textByTheRules } from "./oracle.ts";
import { cut, encode, nearlyEvents, outcome, outcomeOf, payloadOf, places, readAll } from "./streams.ts";

// Thousands of streams: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 });

const data = (content: string) => `data: ${payloadOf(content)}`;

describe("whatever the bytes and wherever they are cut", () => {
	test("the text and the ending are those of the rules", async () => {
		await fc.assert(
			fc.asyncProperty(nearlyEvents, places, async (bytes, where) => {
				expect(await outcome(cut(bytes, where))).toEqual(textByTheRules(bytes));
			}),
			{ numRuns: 3000 },
		);
	});

	test("byte by byte as well", async () => {
		await fc.assert(
			fc.asyncProperty(nearlyEvents, async (bytes) => {
				expect(await outcome(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(textByTheRules(bytes));
			}),
			{ numRuns: 500 },
		);
	});

	test("any bytes at all are read without an error, and with one last event", async () => {
		await fc.assert(
			fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), places, async (bytes, where) => {
				const events = await readAll(cut(bytes, where));
				expect(events.filter((event) => event.type !== "text")).toHaveLength(1);
				expect(events.at(-1)?.type).not.toBe("text");
				expect(await outcome(cut(bytes, where))).toEqual(textByTheRules(bytes));
			}),
			{ numRuns: 2000 },
		);
	});

	test("broken lines between good ones change nothing", async () => {
		const broken = fc.constantFrom(
			"data: {",
			"data: oops",
			`${data("cut").slice(0, -4)}`,
			"data: <p>",
			"nonsense",
			"data: {'a':1}",
		);
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(fc.string(), broken), { minLength: 1 }), places, async (pairs, where) => {
				const stream = pairs.map(([text, bad]) => `${bad}\n\n${bad}\n${data(`.${text}`)}\n\n`).join("");
				const text = pairs.map(([piece]) => `.${piece}`).join("");
				expect(await outcome(cut(encode(stream), where))).toEqual({ text, ending: "cut" });
			}),
			{ numRuns: 500 },
		);
	});

	test("nothing after the end mark counts", async () => {
		await fc.assert(
			fc.asyncProperty(nearlyEvents, places, async (rest, where) => {
				const stream = new Uint8Array([...encode(`${data("kept")}\n\ndata: [DONE]\n`), ...rest]);
				expect(await outcome(cut(stream, where))).toEqual({ text: "kept", ending: "done" });
			}),
			{ numRuns: 500 },
		);
	});
});

describe("the rule, case by case", () => {
	test.each([
		["one payload an event", `${data("a")}\n\n${data("b")}\n\ndata: [DONE]\n\n`, "ab", "done"],
		["payloads without a blank line between them", `${data("a")}\n${data("b")}\ndata: [DONE]\n`, "ab", "done"],
		["no end to the last line", `${data("a")}\n\n${data("b")}`, "ab", "cut"],
		["an end mark without an end", `${data("a")}\n\ndata: [DONE]`, "a", "done"],
		["one value over several lines", 'data: {"choices":[{"delta":\ndata: {"content":"a"}\ndata: }]}\n\n', "a", "cut"],
		[
			"one value over several lines, with an escaped quotation mark",
			'data: {"choices":[{"delta":\ndata: {"content":"a 2\\" pipe"}\ndata: }]}\n\n',
			'a 2" pipe',
			"cut",
		],
		[
			"one value over several lines, after another event",
			`${data("a")}\n\ndata: {"choices":[{"delta":\ndata: {"content":"b"}\ndata: }]}\n\n`,
			"ab",
			"cut",
		],
		["an array around payloads over several lines", `data: [\n${data("a")}\ndata: ]\n\n${data("b")}\n\n`, "b", "cut"],
		["several lines that never become a value", `data: {\n${data("a")}\n${data("b")}\n\n`, "ab", "cut"],
		["an end mark inside such an event", `data: {\n${data("a")}\ndata: [DONE]\n${data("b")}\n\n`, "a", "done"],
		["carriage returns alone", `${data("a")}\r\r${data("b")}\r\rdata: [DONE]\r\r`, "ab", "done"],
		["CRLF", `${data("a")}\r\n\r\ndata: [DONE]\r\n\r\n`, "a", "done"],
		["a byte order mark", `\ufeff${data("a")}\n\n`, "a", "cut"],
		["a second one is part of a field's name", `\ufeff\ufeff${data("a")}\n\n${data("b")}\n\n`, "b", "cut"],
		["one inside the stream, too", `${data("a")}\n\n\ufeff${data("b")}\n\n`, "a", "cut"],
		["comments, other fields, event types", `: hi\nid: 1\nretry: 5\nevent: x\n${data("a")}\n\n:\n\n`, "a", "cut"],
		["no space, or two", `data:${payloadOf("a")}\n\ndata:  ${payloadOf("b")}\n\n`, "ab", "cut"],
		["other capitals", `DATA: ${payloadOf("a")}\n\n${data("b")}\n\n`, "b", "cut"],
		[
			"payloads that add nothing",
			`data: 1\n\ndata: null\n\ndata: {"choices":[]}\n\ndata: {"choices":[{"delta":{"role":"assistant"}}]}\n\ndata: {"choices":[{"delta":{"content":7}}]}\n\n${data("a")}\n\n`,
			"a",
			"cut",
		],
		[
			"an error that is null",
			`data: ${JSON.stringify({ error: null, choices: [{ delta: { content: "a" } }] })}\n\n`,
			"a",
			"cut",
		],
		["an error in mid-stream", `${data("a")}\n\ndata: {"error":{"message":"no"}}\n\n${data("b")}\n\n`, "a", "failure"],
		["an error that is empty", `${data("a")}\n\ndata: {"error":""}\n\n`, "a", "failure"],
		[
			"an error beside text",
			`${data("a")}\n\ndata: ${JSON.stringify({ error: 1, choices: [{ delta: { content: "b" } }] })}\n\n`,
			"a",
			"failure",
		],
		["nothing", "", "", "failure"],
		["an end mark alone", "data: [DONE]\n\n", "", "failure"],
		["comments alone", ": a\n\n: b\n\n", "", "failure"],
		["a web page", "<!doctype html>\n<title>502</title>\n", "", "failure"],
		["JSON that is no stream", '{"choices":[{"message":{"content":"a"}}]}', "", "failure"],
		[
			"a surrogate pair in two pieces",
			'data: {"choices":[{"delta":{"content":"\\ud83d"}}]}\n\ndata: {"choices":[{"delta":{"content":"\\ude00"}}]}\n\n',
			"😀",
			"cut",
		],
	])("%s", async (_, stream, text, ending) => {
		expect(await outcomeOf(stream)).toEqual({ text, ending });
		expect(await outcome(Array.from(encode(stream), (byte) => Uint8Array.of(byte)))).toEqual({ text, ending });
	});

	test("a line without an end after the end mark is not read, even in the same piece", async () => {
		const long = `data: ${"x".repeat(9 * 1024 * 1024)}`;
		expect(await outcomeOf(`${data("a")}\n\ndata: [DONE]\n\n${long}`)).toEqual({ text: "a", ending: "done" });
		expect(await outcomeOf(`${data("a")}\n\n${long}`)).toEqual({ text: "a", ending: "failure" });
	});

	test("a CR at the end of a chunk and the LF at the start of the next are one line end", async () => {
		const value = [`data: {"choices":[{"delta":\r`, `\ndata: {"content":"a"}}]}\r`, "\n\r", "\n"];
		expect(await outcome(value.map(encode))).toEqual({ text: "a", ending: "cut" });
	});

	test("broken UTF-8 becomes the replacement character and nothing more", async () => {
		const [before = new Uint8Array(), after = new Uint8Array()] = cut(encode(`${data("ab")}\n\n`), [
			data("a").length - 5,
		]);
		const { text } = await outcome([before, Uint8Array.of(0xff), after]);
		expect(text).toContain("\ufffd");
	});
});
