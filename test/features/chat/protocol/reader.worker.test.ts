import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { textByTheRules } from "./oracle.ts";
import { cut, nearlyEvents, outcome, places } from "./streams.ts";

// Thousands of streams: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 });

test("reads the same in workerd, whose decoder is another one than Node's", async () => {
	await fc.assert(
		fc.asyncProperty(fc.oneof(nearlyEvents, fc.uint8Array({ maxLength: 200 })), places, async (bytes, where) => {
			expect(await outcome(cut(bytes, where))).toEqual(textByTheRules(bytes));
		}),
		{ numRuns: 1000 },
	);
});
