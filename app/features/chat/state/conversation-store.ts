import { type Change, type Conversation, change } from "./conversation.ts";
import { loadConversation, saveConversation } from "./storage.ts";

/** Milliseconds: text on its way is shown and stored at this pace, not at that of the network. */
const pace = { show: 40, save: 1000 };

/** The conversation with those who watch it, in the tab's storage as well. */
export function conversationStore() {
	let conversation: Conversation = loadConversation();
	let unshown = "";
	let showTimer: ReturnType<typeof setTimeout> | undefined;
	let saveTimer: ReturnType<typeof setTimeout> | undefined;
	const listeners = new Set<() => void>();

	function set(event: Change): void {
		const next = change(conversation, event);
		if (next === conversation) return;
		conversation = next;
		if (event.type === "received") saveTimer ??= setTimeout(save, pace.save);
		else save();
		for (const listener of listeners) listener();
	}

	function show(): void {
		clearTimeout(showTimer);
		showTimer = undefined;
		const text = unshown;
		unshown = "";
		if (text !== "") set({ type: "received", text });
	}

	function save(): void {
		clearTimeout(saveTimer);
		saveTimer = undefined;
		saveConversation(conversation);
	}

	return {
		conversation: () => conversation,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** A piece of the answer, shown with others. */
		receive(text: string): void {
			unshown += text;
			showTimer ??= setTimeout(show, pace.show);
		},
		/** Any other change; what has been received comes first. */
		apply(event: Exclude<Change, { type: "received" }>): void {
			show();
			set(event);
		},
		save,
	};
}
