import type { TFunction } from "i18next";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../locales/locale.ts";
import { prepareToasts, showToast } from "../../../ui/toast/show-toast.ts";
import { ChatSession } from "../state/session.ts";
import { loadDraft, saveDraft } from "../state/storage.ts";

/** The conversation, and the question that is being typed. What goes wrong is said in a notification. */
export function useSession(locale: Locale) {
	const { t } = useTranslation("chat");
	const [session] = useState(() => new ChatSession({ locale, onFailure: (outcome) => showError(t, outcome) }));
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
		else if (result === "too-long") showError(t, "tooLong");
	}

	return { session, conversation, text, write, send };
}

/** The answer failed, or the question cannot be sent. */
function showError(t: TFunction<"chat">, what: "tooLong" | "refused" | "failed"): void {
	showToast({ title: t("error.title"), description: t(`error.${what}`), destructive: true });
}
