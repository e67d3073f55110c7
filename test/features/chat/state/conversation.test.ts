import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type Change,
	type Conversation,
	canRetry,
	change,
	isBusy,
} from "../../../../app/features/chat/state/conversation.ts";

function history(...events: Change[]): Conversation {
	return events.reduce(change, []);
}

const asked: Change = { type: "asked", content: "¿Están abiertos?" };
const ended = (status: "complete" | "stopped" | "failed"): Change => ({ type: "ended", status });
const received = (text: string): Change => ({ type: "received", text });

describe("a conversation", () => {
	it("holds a question and the answer that grows below it", () => {
		expect(history(asked)).toEqual([
			{ id: 1, role: "user", content: "¿Están abiertos?" },
			{ id: 2, role: "assistant", content: "", status: "waiting" },
		]);
		expect(history(asked, received("Sí, "), received("hasta las 5:30.")).at(-1)).toMatchObject({
			content: "Sí, hasta las 5:30.",
			status: "arriving",
		});
		expect(history(asked, received("Sí."), ended("complete")).at(-1)).toMatchObject({ status: "complete" });
	});

	it("takes no second question while an answer is on its way", () => {
		expect(history(asked, asked)).toHaveLength(2);
		expect(history(asked, received("Sí"), asked)).toHaveLength(2);
		expect(history(asked, received("Sí"), ended("complete"), asked)).toHaveLength(4);
	});

	it.each(["stopped", "failed"] as const)("keeps what had arrived when it %s", (status) => {
		const conversation = history(asked, received("Sí, has"), ended(status));
		expect(conversation.at(-1)).toMatchObject({ content: "Sí, has", status });
		expect(isBusy(conversation)).toBe(false);
		expect(canRetry(conversation)).toBe(true);
	});

	it("keeps the text of a failed answer until the retry brings other text, also when the retry fails", () => {
		const waiting = history(asked, received("Sí, has"), ended("failed"), { type: "retried" });
		expect(waiting.at(-1)).toMatchObject({ content: "Sí, has", status: "waiting" });
		expect(change(waiting, ended("failed")).at(-1)).toMatchObject({ content: "Sí, has", status: "failed" });
		expect(change(waiting, received("Abrimos")).at(-1)).toMatchObject({ content: "Abrimos", status: "arriving" });
	});

	it("offers no retry of what is complete, and none of an earlier answer", () => {
		expect(canRetry(history(asked, received("Sí."), ended("complete")))).toBe(false);
		expect(canRetry(history(asked, ended("failed"), asked))).toBe(false);
		expect(canRetry([])).toBe(false);
	});

	it("is empty once erased, and whatever arrives late changes nothing", () => {
		expect(history(asked, received("Sí"), { type: "erased" }, received("tarde"), ended("complete"))).toEqual([]);
	});

	it("stays a row of questions, each with its answer, whatever happens in whatever order", () => {
		const event: fc.Arbitrary<Change> = fc.oneof(
			fc.record({ type: fc.constant("asked" as const), content: fc.string({ minLength: 1 }) }),
			fc.record({ type: fc.constant("received" as const), text: fc.string({ minLength: 1 }) }),
			fc.constantFrom<Change>(
				ended("complete"),
				ended("stopped"),
				ended("failed"),
				{ type: "retried" },
				{ type: "erased" },
			),
		);
		fc.assert(
			fc.property(fc.array(event, { maxLength: 60 }), (events) => {
				const conversation = history(...events);
				expect(conversation.map(({ role }) => role)).toEqual(
					conversation.map((_, index) => (index % 2 === 0 ? "user" : "assistant")),
				);
				expect(new Set(conversation.map(({ id }) => id)).size).toBe(conversation.length);
				expect(
					conversation.slice(0, -1).some((entry) => "status" in entry && /waiting|arriving/.test(entry.status)),
				).toBe(false);
			}),
		);
	});
});
