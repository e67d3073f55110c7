import type { TFunction } from "i18next";
import { transcriptLimit } from "../../hand-off/transcript.ts";
import type { Conversation } from "./conversation.ts";

/** The conversation as plain text, which the visitor can edit. If it is too long, its beginning is left out. */
export function transcriptOf(conversation: Conversation, t: TFunction<"chat">): string {
	const paragraphs = conversation
		.filter(({ content }) => content.trim() !== "")
		.map((entry) => {
			if (entry.role === "user") return `${t("transcript.visitor")}:\n${entry.content.trim()}`;
			const end = entry.status === "complete" ? "" : ` ${t("transcript.incomplete")}`;
			return `${t("transcript.assistant")}:\n${entry.content.trim()}${end}`;
		});
	const text = paragraphs.join("\n\n");
	if (text.length <= transcriptLimit) return text;
	const mark = `${t("transcript.omitted")}\n\n`;
	const rest = text.slice(text.length - transcriptLimit + mark.length);
	// A message cut in two is left out unless it is all there is.
	const start = rest.indexOf("\n\n");
	return mark + (start >= 0 && start < rest.length / 2 ? rest.slice(start + 2) : rest).toWellFormed();
}
