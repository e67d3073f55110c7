import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { readReply } from "../../../../app/features/chat/protocol/reader.ts";
import { encode, outcome, payloadOf, readAll } from "./streams.ts";

// Thousands of streams: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 });

const data = (content: string) => `data: ${payloadOf(content)}`;

/** A stream that gives these chunks and then waits for ever, or fails. */
function source(chunks: string[], failure?: Error) {
	const cancel = vi.fn();
	const left = chunks.map(encode);
	const stream = new ReadableStream<Uint8Array>({
		pull(controller) {
			const chunk = left.shift();
			if (chunk) controller.enqueue(chunk);
			else if (failure) controller.error(failure);
			else return new Promise<void>(() => {});
		},
		cancel,
	});
	return { stream, cancel };
}

describe("a stream that goes on", () => {
	test.each([
		["an event without its blank line", `${data("a")}\n`],
		["payloads one below the other", `${data("a")}\n${data("b")}`],
		["a broken line first", `data: {"choices":[{"delta":{"content":"cut\n${data("a")}\n`],
		["words where a payload should be", `data: thinking\n${data("a")}\n`],
	])("text comes at once: %s", async (_, chunk) => {
		const reply = readReply(source([chunk]).stream);
		expect(await reply.next()).toEqual({ done: false, value: { type: "text", text: "a" } });
	});

	test("the end mark ends it without a blank line, and lets go of the source", async () => {
		const { stream, cancel } = source([`${data("a")}\n\n`, "data: [DONE]\n"]);
		expect(await readAll(chunksOf(stream))).toEqual([{ type: "text", text: "a" }, { type: "done" }]);
		const other = source([`${data("a")}\n\ndata: [DONE]\n`]);
		for await (const _ of readReply(other.stream));
		expect(other.cancel).toHaveBeenCalledOnce();
		expect(cancel).not.toHaveBeenCalled();
	});

	test("an error payload lets go of the source too", async () => {
		const { stream, cancel } = source([`${data("a")}\n\ndata: {"error":{}}\n`]);
		const events = [];
		for await (const event of readReply(stream)) events.push(event);
		expect(events).toEqual([
			{ type: "text", text: "a" },
			{ type: "failure", reason: "error-payload" },
		]);
		expect(cancel).toHaveBeenCalledOnce();
	});

	test("leaving the loop cancels the source", async () => {
		const { stream, cancel } = source([`${data("a")}\n\n`]);
		for await (const _ of readReply(stream)) break;
		expect(cancel).toHaveBeenCalledOnce();
	});
});

describe("a source that breaks", () => {
	test("keeps the text, also of a line that had no end yet, and tells why", async () => {
		const failure = new Error("reset");
		const events = [];
		for await (const event of readReply(source([`${data("a")}\n\n`, data("b")], failure).stream)) events.push(event);
		expect(events).toEqual([
			{ type: "text", text: "a" },
			{ type: "text", text: "b" },
			{ type: "failure", reason: "broken", cause: failure },
		]);
	});

	test("after the end mark does no harm", async () => {
		const { stream } = source([`${data("a")}\n\ndata: [DONE]`], new Error("reset"));
		expect(await outcome(chunksOf(stream))).toEqual({ text: "a", ending: "done" });
	});
});

describe("size", () => {
	test("twenty thousand pieces pass, and none of them stays in memory", async () => {
		const growth = memoryGrowth();
		let length = 0;
		let events = 0;
		for await (const event of readReply(many(20_000, encode(`${data("una palabra ")}\n\n`)))) {
			if (event.type === "text") length += event.text.length;
			if (++events === 2000) growth.start();
		}
		expect(length).toBe(20_000 * "una palabra ".length);
		expect(growth.megabytes()).toBeLessThan(2);
	});

	test("a piece of a million characters passes, whole and in crumbs", async () => {
		const text = "ñ\n".repeat(500_000);
		const bytes = encode(`${data(text)}\n\ndata: [DONE]\n\n`);
		expect(await outcome([bytes])).toEqual({ text, ending: "done" });
		const crumbs = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
			bytes.subarray(index * 7, index * 7 + 7),
		);
		expect(await outcome(crumbs)).toEqual({ text, ending: "done" });
		// Two hundred thousand crumbs: linear time is well under a second, quadratic would be minutes.
	});

	test("an endless line takes no memory: junk is dropped, data is refused", async () => {
		const growth = memoryGrowth();
		growth.start();
		expect(await outcome(many(2000, encode("x".repeat(50_000))))).toEqual({ text: "", ending: "failure" });
		const endless = [encode(`${data("a")}\n\ndata: `), ...Array<Uint8Array>(400).fill(encode("x".repeat(50_000)))];
		expect((await readAll(endless)).at(-1)).toEqual({ type: "failure", reason: "too-long" });
		expect((await outcome(endless)).text).toBe("a");
		expect(growth.megabytes()).toBeLessThan(4);
	});
});

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = stream.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

async function* many(count: number, chunk: Uint8Array): AsyncGenerator<Uint8Array> {
	for (let index = 0; index < count; index++) yield chunk;
}

/** How much more is alive now than at the start, in megabytes, rubbish collected. */
function memoryGrowth() {
	setFlagsFromString("--expose-gc");
	const collect: () => void = runInNewContext("gc");
	const alive = () => {
		collect();
		return process.memoryUsage().heapUsed / 1e6;
	};
	let before = Number.NaN;
	return {
		start() {
			before = alive();
		},
		megabytes: () => alive() - before,
	};
}
