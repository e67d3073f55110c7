import type { Conversation, Entry } from "./conversation.ts";

const key = "lindero:chat";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The tab's own storage: it outlives navigation, reload and a change of language, and is gone with the tab. */
export function tabStorage(): Store | undefined {
	try {
		return sessionStorage;
	} catch {
		// Storage may be forbidden altogether; the conversation then lives as long as the page.
		return undefined;
	}
}

/**
 * Writes the conversation down; an empty one leaves nothing behind. When there is no room, the older half is given up,
 * and again, until the rest fits.
 */
export function saveConversation(conversation: Conversation, store = tabStorage()): void {
	if (!store) return;
	try {
		if (conversation.length === 0) store.removeItem(key);
		else store.setItem(key, JSON.stringify(conversation.map(({ id, ...entry }) => entry)));
	} catch {
		if (conversation.length > 2) saveConversation(conversation.slice(Math.ceil(conversation.length / 4) * 2), store);
	}
}

/**
 * Reads it back. What does not look like ours is left out; an answer that was on its way when the page went has been
 * stopped with what had arrived, or failed when there was nothing.
 */
export function loadConversation(store = tabStorage()): Conversation {
	try {
		const value: unknown = JSON.parse(store?.getItem(key) ?? "[]");
		if (!Array.isArray(value)) return [];
		return value.flatMap(storedEntry).map((entry, index) => ({ ...entry, id: index + 1 }));
	} catch {
		return [];
	}
}

function storedEntry(value: unknown): Entry[] {
	if (typeof value !== "object" || value === null) return [];
	if (!("role" in value && "content" in value && typeof value.content === "string")) return [];
	const { content } = value;
	if (value.role === "user") return [{ id: 0, role: "user", content }];
	if (value.role !== "assistant" || !("status" in value)) return [];
	const settled = (["complete", "stopped", "failed"] as const).find((status) => status === value.status);
	return [{ id: 0, role: "assistant", content, status: settled ?? (content === "" ? "failed" : "stopped") }];
}

const draftKey = "lindero:chat-draft";

/** What was typed and not sent yet. */
export function loadDraft(store = tabStorage()): string {
	return store?.getItem(draftKey) ?? "";
}

export function saveDraft(text: string, store = tabStorage()): void {
	try {
		if (text === "") store?.removeItem(draftKey);
		else store?.setItem(draftKey, text);
	} catch {
		// No room: what was typed stays in the field, and that is where it counts.
	}
}
