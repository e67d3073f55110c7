import { describe, expect, it } from "vitest";
import type { Conversation } from "../../../../app/features/chat/state/conversation.ts";
import { transcriptOf } from "../../../../app/features/chat/state/transcript.ts";
import { transcriptLimit } from "../../../../app/features/hand-off/transcript.ts";
import { translator } from "../../../../app/locales/instances.server.ts";

const t = translator("es", "chat");

const conversation: Conversation = [
	{ id: 1, role: "user", content: "¿Qué llevo?" },
	{ id: 2, role: "assistant", content: "Los contratos.", status: "complete" },
	{ id: 3, role: "user", content: "¿Y en Riverside?" },
	{ id: 4, role: "assistant", content: "Lo mis", status: "failed" },
	{ id: 5, role: "user", content: "¿Hola?" },
	{ id: 6, role: "assistant", content: "", status: "failed" },
	{ id: 7, role: "user", content: "¿Cuánto cuesta?" },
	{ id: 8, role: "assistant", content: "Depende de", status: "stopped" },
];

describe("the conversation for the firm", () => {
	it("is plain text: who said what, and what did not come to its end", () => {
		expect(transcriptOf(conversation, t)).toBe(
			[
				"Visitante:\n¿Qué llevo?",
				"Asistente:\nLos contratos.",
				"Visitante:\n¿Y en Riverside?",
				"Asistente:\nLo mis [respuesta incompleta]",
				"Visitante:\n¿Hola?",
				"Visitante:\n¿Cuánto cuesta?",
				"Asistente:\nDepende de [respuesta incompleta]",
			].join("\n\n"),
		);
	});

	it.each(["stopped", "arriving", "failed"] as const)("says of an answer that is %s that it is not whole", (status) => {
		const [, answer] = transcriptOf(
			[
				{ id: 1, role: "user", content: "¿Y en Riverside?" },
				{ id: 2, role: "assistant", content: "Lo mis", status },
			],
			t,
		).split("\n\n");
		expect(answer).toBe(`${t("transcript.assistant")}:\nLo mis ${t("transcript.incomplete")}`);
	});

	it("keeps to 40,000 characters, leaves out its beginning, and says so", () => {
		const long: Conversation = Array.from({ length: 30 }, (_, index) => ({
			id: index + 1,
			role: "user",
			content: `${index + 1}: ${"palabra ".repeat(500)}`,
		}));
		const text = transcriptOf(long, t);
		expect(text.length).toBeLessThanOrEqual(transcriptLimit);
		expect(text.length).toBeGreaterThan(transcriptLimit - 5000);
		expect(text.startsWith(`${t("transcript.omitted")}\n\nVisitante:\n`)).toBe(true);
		expect(text.endsWith("palabra")).toBe(true);
	});

	it("cuts a single message that is longer than that, and no character in two", () => {
		const text = transcriptOf([{ id: 1, role: "assistant", content: "⚖️🏛".repeat(20_000), status: "complete" }], t);
		expect(text.length).toBeLessThanOrEqual(transcriptLimit);
		expect(text.isWellFormed()).toBe(true);
	});
});
