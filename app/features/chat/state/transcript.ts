import { transcriptLimit } from "../../hand-off/transcript.ts";
import type { Conversation } from "./conversation.ts";

export interface TranscriptWords {
	visitor: string;
	assistant: string;
	/** Stands where the beginning was left out. */
	omitted: string;
	/** Follows an answer that did not come to its end. */
	incomplete: string;
}

/** The conversation as plain text, which the visitor can edit. When it is too long, its beginning is left out. */
export function transcriptOf(conversation: Conversation, words: TranscriptWords): string {
	const paragraphs = conversation
		.filter(({ content }) => content.trim() !== "")
		.map((entry) => {
			if (entry.role === "user") return `${words.visitor}:\n${entry.content.trim()}`;
			const end = entry.status === "complete" ? "" : ` ${words.incomplete}`;
			return `${words.assistant}:\n${entry.content.trim()}${end}`;
		});
	const text = paragraphs.join("\n\n");
	if (text.length <= transcriptLimit) return text;
	const mark = `${words.omitted}\n\n`;
	const rest = text.slice(text.length - transcriptLimit + mark.length);
	// A message cut in two is left out unless it is all there is.
	const start = rest.indexOf("\n\n");
	return mark + (start >= 0 && start < rest.length / 2 ? rest.slice(start + 2) : rest).toWellFormed();
}
