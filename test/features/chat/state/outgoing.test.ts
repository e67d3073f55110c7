import { describe, expect, it } from "vitest";
import { chatRequest } from "../../../../app/features/chat/protocol/request.ts";
import type { Answer, Conversation } from "../../../../app/features/chat/state/conversation.ts";
import { outgoingMessages } from "../../../../app/features/chat/state/outgoing.ts";

function turns(count: number, status: Answer["status"] = "complete", content = "Respuesta"): Conversation {
	return Array.from({ length: count }, (_, turn) => [
		{ id: 2 * turn + 1, role: "user" as const, content: `Pregunta ${turn + 1}` },
		{ id: 2 * turn + 2, role: "assistant" as const, content, status },
	]).flat();
}

const waiting = (conversation: Conversation): Conversation => [
	...conversation,
	{ id: 1001, role: "user", content: "La última" },
	{ id: 1002, role: "assistant", content: "", status: "waiting" },
];

describe("what travels with a turn", () => {
	it("is role and content of each message, and nothing else", () => {
		expect(outgoingMessages(waiting(turns(1)))).toEqual([
			{ role: "user", content: "Pregunta 1" },
			{ role: "assistant", content: "Respuesta" },
			{ role: "user", content: "La última" },
		]);
	});

	it("is the last 20 messages, the visitor's own at the end", () => {
		const messages = outgoingMessages(waiting(turns(30)));
		expect(messages).toHaveLength(20);
		expect(messages.at(-1)).toEqual({ role: "user", content: "La última" });
		expect(messages[0]).toEqual({ role: "assistant", content: "Respuesta" });
	});

	it("leaves out failed and empty answers, before it counts to 20", () => {
		expect(outgoingMessages(waiting(turns(3, "failed", "A medi"))).map(({ role }) => role)).toEqual(
			Array(4).fill("user"),
		);
		expect(outgoingMessages(waiting(turns(3, "stopped", "  "))).map(({ role }) => role)).toEqual(Array(4).fill("user"));
		expect(outgoingMessages(waiting(turns(30, "failed", "A medi")))).toHaveLength(20);
	});

	it("has what was left of a stopped answer, and not what a retry is about to replace", () => {
		expect(outgoingMessages(waiting(turns(1, "stopped", "Hasta aquí")))[1]).toMatchObject({ content: "Hasta aquí" });
		expect(outgoingMessages(turns(1, "waiting", "A medias"))).toEqual([{ role: "user", content: "Pregunta 1" }]);
	});

	it("is what the route accepts, also after an answer longer than it takes", () => {
		const long = outgoingMessages(waiting(turns(12, "complete", `${"ñ".repeat(15_999)} ${"ñ".repeat(5000)}`)));
		expect(long[0]?.content).toHaveLength(15_999);
		expect(chatRequest.safeParse({ messages: long }).success).toBe(true);
	});
});
