import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Conversation, isBusy } from "../state/conversation.ts";

/** Milliseconds that an announcement stays: long enough to be read out, short enough not to be read twice. */
const stands = 5000;

/** Announces an answer once, when it is complete, as displayed: without Markdown syntax. */
export function Announcer({
	conversation,
	panel,
}: {
	conversation: Conversation;
	panel: RefObject<HTMLElement | null>;
}) {
	const { t } = useTranslation("chat");
	const [text, setText] = useState("");
	const awaited = useRef<number>(undefined);

	useEffect(() => {
		const last = conversation.at(-1);
		if (isBusy(conversation)) {
			awaited.current = last?.id;
			setText("");
		} else if (awaited.current !== undefined) {
			const complete = last?.role === "assistant" && last.status === "complete" && last.id === awaited.current;
			awaited.current = undefined;
			const shown = panel.current?.querySelector<HTMLElement>(`[data-answer="${last?.id}"]`);
			// biome-ignore lint/performance/useDomNodeTextContent: textContent would run paragraphs and items together
			if (complete && shown) setText(t("answered", { text: shown.innerText.replace(/\s+/g, " ").trim() }));
		}
	}, [conversation, panel, t]);

	useEffect(() => {
		if (text === "") return;
		const timer = setTimeout(() => setText(""), stands);
		return () => clearTimeout(timer);
	}, [text]);

	return (
		<p role="status" className="sr-only">
			{text}
		</p>
	);
}
