import type { TFunction } from "i18next";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../locales/locale.ts";
import { showError } from "../../../ui/toast.tsx";
import { ChatSession } from "../state/session.ts";
import { loadDraft, saveDraft } from "../state/storage.ts";

/** The conversation and the question being typed. Errors are shown as toasts. */
export function useSession(locale: Locale) {
	const { t } = useTranslation("chat");
	const [session] = useState(() => new ChatSession({ locale, onFailure: (outcome) => report(t, outcome) }));
	const conversation = useSyncExternalStore(session.subscribe, session.conversation);
	const [text, setText] = useState(loadDraft);

	useEffect(() => session.followPage(), [session]);

	function write(next: string): void {
		setText(next);
		saveDraft(next);
	}

	function send(): void {
		const result = session.ask(text);
		if (result === "sent") write("");
		else if (result === "too-long") report(t, "tooLong");
	}

	return { session, conversation, text, write, send };
}

function report(t: TFunction<"chat">, what: "tooLong" | "refused" | "limited" | "failed"): void {
	showError(t("error.title"), t(`error.${what}`));
}
