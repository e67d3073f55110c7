import type { TFunction } from "i18next";
import type { Conversation } from "./conversation.ts";

/** Where the contact form finds the conversation, and what tells a form that is already on screen. */
const formKey = "lindero:transcript";

/** Characters that the form's field takes. */
export const transcriptLimit = 40_000;

/** The conversation as plain text, which the visitor can edit. When it is too long, its beginning is left out. */
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

/** Leaves the conversation where the contact form finds it. Nothing is sent: that is for the visitor to do there. */
export function handOverTranscript(conversation: Conversation, t: TFunction<"chat">): void {
	try {
		sessionStorage.setItem(formKey, transcriptOf(conversation, t));
		dispatchEvent(new CustomEvent(formKey));
	} catch {
		// Without storage there is no way to carry it over; the form opens without it.
	}
}
