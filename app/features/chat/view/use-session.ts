import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatWords } from "../../../locales/chat.es.ts";
import type { Locale } from "../../../locales/locale.ts";
import { prepareToasts, showToast } from "../../../ui/toast/show-toast.ts";
import { ChatSession } from "../state/session.ts";
import { loadDraft, saveDraft } from "../state/storage.ts";

/** The conversation, and the question that is being typed. What goes wrong is said in a notification. */
export function useSession(words: ChatWords, locale: Locale) {
	const [session] = useState(() => new ChatSession({ locale, onFailure: (outcome) => showError(words, outcome) }));
	const conversation = useSyncExternalStore(session.subscribe, session.conversation);
	const [text, setText] = useState(loadDraft);

	useEffect(() => session.followPage(), [session]);
	useEffect(prepareToasts, []);

	function write(next: string): void {
		setText(next);
		saveDraft(next);
	}

	function send(): void {
		const result = session.ask(text);
		if (result === "sent") write("");
		else if (result === "too-long") showError(words, "tooLong");
	}

	return { session, conversation, text, write, send };
}

/** The answer failed, or the question cannot be sent. */
function showError({ error }: ChatWords, what: "tooLong" | "refused" | "failed"): void {
	showToast({ title: error.title, description: error[what], destructive: true });
}
