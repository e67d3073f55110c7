import { readTab, writeTab } from "../../hand-off/tab-storage.ts";
import type { Conversation, Entry } from "./conversation.ts";

const key = "site:chat";

/**
 * Stores the conversation in the tab; an empty one is erased. If there is no room, the older half is dropped,
 * repeatedly, until the rest fits.
 */
export function saveConversation(conversation: Conversation): void {
	const text = conversation.length === 0 ? "" : JSON.stringify(conversation.map(({ id, ...entry }) => entry));
	if (!writeTab(key, text) && conversation.length > 2) {
		saveConversation(conversation.slice(Math.ceil(conversation.length / 4) * 2));
	}
}

/**
 * Restores the conversation. Malformed entries are left out. An answer that was still arriving when the page was left
 * counts as stopped if some text had arrived, and as failed otherwise.
 */
export function loadConversation(): Conversation {
	try {
		const value: unknown = JSON.parse(readTab(key) || "[]");
		if (!Array.isArray(value)) return [];
		return value.flatMap(storedEntry).map((entry, index) => ({ ...entry, id: index + 1 }));
	} catch {
		return [];
	}
}

function storedEntry(value: unknown): Entry[] {
	const { role, content, status }: Partial<Record<string, unknown>> = Object(value);
	if (typeof content !== "string") return [];
	if (role === "user") return [{ id: 0, role, content }];
	if (role !== "assistant") return [];
	const settled = (["complete", "stopped", "failed"] as const).find((each) => each === status);
	return [{ id: 0, role, content, status: settled ?? (content === "" ? "failed" : "stopped") }];
}

const draftKey = "site:chat-draft";

/** The question that was typed but not sent yet. */
export function loadDraft(): string {
	return readTab(draftKey);
}

export function saveDraft(text: string): void {
	writeTab(draftKey, text);
}
