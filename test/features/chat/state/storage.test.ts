import { describe, expect, it, vi } from "vitest";
import type { Conversation } from "../../../../app/features/chat/state/conversation.ts";
import {
	loadConversation,
	loadDraft,
	saveConversation,
	saveDraft,
} from "../../../../app/features/chat/state/storage.ts";
import { fakeTab } from "./tab.ts";

const tab = fakeTab();

const conversation: Conversation = [
	{ id: 1, role: "user", content: "¿Qué llevo?" },
	{ id: 2, role: "assistant", content: "Los **contratos**.", status: "complete" },
	{ id: 3, role: "user", content: "¿Y en Riverside?" },
	{ id: 4, role: "assistant", content: "Lo mis", status: "failed" },
];

describe("the conversation of a tab", () => {
	it("comes back as it was", () => {
		saveConversation(conversation);
		expect(loadConversation()).toEqual(conversation);
	});

	it("comes back with an answer that was on its way as a stopped one, or as a failed one when nothing had arrived", () => {
		saveConversation([
			conversation[0],
			{ id: 2, role: "assistant", content: "Los con", status: "arriving" },
		] as Conversation);
		expect(loadConversation().at(-1)).toMatchObject({ content: "Los con", status: "stopped" });
		saveConversation([conversation[0], { id: 2, role: "assistant", content: "", status: "waiting" }] as Conversation);
		expect(loadConversation().at(-1)).toMatchObject({ content: "", status: "failed" });
	});

	it("leaves nothing behind when it is erased", () => {
		saveConversation(conversation);
		saveConversation([]);
		expect(tab.items.size).toBe(0);
	});

	it.each([
		"",
		"{",
		"null",
		"7",
		'{"role":"user"}',
		'[null, 1, "x", {}, {"role":"system","content":"x"}, {"role":"user"}]',
	])("is empty when storage holds %j", (text) => {
		tab.items.set("site:chat", text);
		expect(loadConversation()).toEqual([]);
	});

	it("gives up its older half when there is no room", () => {
		tab.capacity = 120;
		saveConversation(conversation);
		expect(loadConversation().map(({ content }) => content)).toEqual(["¿Y en Riverside?", "Lo mis"]);
		// Half of six is three: no answer is kept without its question.
		const longer = [...conversation, { ...conversation[0], id: 5 }, { ...conversation[1], id: 6 }] as Conversation;
		tab.capacity = JSON.stringify(longer.map(({ id: _, ...entry }) => entry)).length - 1;
		saveConversation(longer);
		expect(loadConversation().map(({ role }) => role)).toEqual(["user", "assistant"]);
		tab.capacity = 5;
		expect(() => saveConversation(conversation)).not.toThrow();
	});

	it("does without storage where it is forbidden", () => {
		vi.stubGlobal("sessionStorage", undefined);
		Object.defineProperty(globalThis, "sessionStorage", {
			configurable: true,
			get() {
				throw new DOMException("denied", "SecurityError");
			},
		});
		expect(() => saveConversation(conversation)).not.toThrow();
		expect(loadConversation()).toEqual([]);
		expect(loadDraft()).toBe("");
	});
});

it("what was typed and not sent comes back, and goes when it is sent", () => {
	saveDraft("Quisiera saber");
	expect(loadDraft()).toBe("Quisiera saber");
	saveDraft("");
	expect(tab.items.size).toBe(0);
});
