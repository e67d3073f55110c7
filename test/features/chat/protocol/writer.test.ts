import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { writeDelta, writeDone, writeError, writeHeartbeat } from "../../../../app/features/chat/protocol/writer.ts";
import { cut, encode, outcome, outcomeOf, places } from "./streams.ts";

// Thousands of streams: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 });

const anyText = fc.string({
	unit: fc.oneof(
		fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
		fc.constantFrom("\n", "\r", "\u2028", "\ud83d", "\ude00", "data: ", "[DONE]"),
	),
});

test("what is written is what is read, with heartbeats anywhere and cut anywhere", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.tuple(anyText, fc.boolean())), places, async (pieces, where) => {
			const stream =
				pieces.map(([text, beat]) => writeDelta(text) + (beat ? writeHeartbeat() : "")).join("") + writeDone();
			const text = pieces.map(([piece]) => piece).join("");
			expect(await outcome(cut(encode(stream), where))).toEqual({ text, ending: text === "" ? "failure" : "done" });
		}),
		{ numRuns: 1000 },
	);
});

test("each line is a data line of JSON, then a blank one, and the last is [DONE]", () => {
	expect(writeDelta("¿Qué?\n")).toBe('data: {"choices":[{"delta":{"content":"¿Qué?\\n"}}]}\n\n');
	expect(writeDone()).toBe("data: [DONE]\n\n");
	expect(writeHeartbeat()).toMatch(/^:.*\n\n$/);
});

test("an error keeps the text and is a failure", async () => {
	expect(await outcomeOf(writeDelta("a") + writeError("No se pudo"))).toEqual({ text: "a", ending: "failure" });
});
