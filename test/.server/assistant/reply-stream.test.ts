import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ReplyReport, replyStream } from "../../../app/.server/assistant/reply-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rhythm = { heartbeat: 15_000, probe: 1000 };

/** A reply of which the test holds both ends, and all that was sent of it so far. */
function reply() {
	const visitor = new AbortController();
	const reports: ReplyReport[] = [];
	const cancel = vi.fn();
	let assistant: ReadableStreamDefaultController<string> | undefined;
	const pieces = new ReadableStream<string>({
		start(controller) {
			assistant = controller;
		},
		cancel,
	});
	const report = (each: ReplyReport) => reports.push(each);
	const stream = replyStream(pieces, { rhythm, signal: visitor.signal, failureText: "sorry", report });
	const sent: string[] = [];
	const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
	const reading = (async () => {
		for (let next = await reader.read(); !next.done; next = await reader.read()) sent.push(next.value);
	})();
	return { assistant, visitor, reports, cancel, sent, reading };
}

test("in silence: an empty line each second, a comment each fifteen, and none of them is text", async () => {
	const { sent } = reply();
	await vi.advanceTimersByTimeAsync(31_000);
	expect(sent).toHaveLength(31);
	expect(sent.flatMap((text, index) => (text.startsWith(":") ? [index + 1] : []))).toEqual([15, 30]);
	expect(new Set(sent)).toEqual(new Set(["\n", ":\n\n"]));
});

test("a piece ends the silence: it is counted anew", async () => {
	const { assistant, sent } = reply();
	await vi.advanceTimersByTimeAsync(14_500);
	assistant?.enqueue("a");
	await vi.advanceTimersByTimeAsync(14_000);
	expect(sent.filter((text) => text.startsWith(":"))).toEqual([]);
	await vi.advanceTimersByTimeAsync(1500);
	expect(sent.filter((text) => text.startsWith(":"))).toHaveLength(1);
});

test("reports once: complete, with the number of pieces", async () => {
	const { assistant, reports, sent, reading } = reply();
	assistant?.enqueue("a");
	assistant?.enqueue("b");
	assistant?.close();
	await reading;
	expect(sent.at(-1)).toBe("data: [DONE]\n\n");
	expect(reports).toEqual([{ outcome: "complete", chunks: 2 }]);
});

test("reports once: failed, with what was thrown, which the visitor does not see", async () => {
	const { assistant, reports, sent, reading } = reply();
	assistant?.enqueue("a");
	await vi.advanceTimersByTimeAsync(10);
	assistant?.error(new Error("inner"));
	await reading;
	expect(sent.at(-1)).toBe('data: {"error":{"message":"sorry"}}\n\n');
	expect(reports).toEqual([{ outcome: "failed", chunks: 1, error: new Error("inner") }]);
});

test("reports once: stopped, and lets the assistant know", async () => {
	const { assistant, reports, cancel, visitor } = reply();
	assistant?.enqueue("a");
	await vi.advanceTimersByTimeAsync(10);
	visitor.abort();
	await vi.advanceTimersByTimeAsync(40_000);
	expect(reports).toEqual([{ outcome: "stopped", chunks: 1 }]);
	expect(cancel).toHaveBeenCalledOnce();
});
