import type { Asked } from "../../app/.server/assistant/embedded/answer.ts";
import type { Reply } from "../../app/.server/assistant/embedded/compose/reply.ts";
import type { ChatMessage } from "../../app/features/chat/protocol/message.ts";
import type { Locale } from "../../app/locales/locale.ts";

/** A Friday at ten in the morning in the middle of the continent: offices are open. */
const fridayMorning = new Date("2026-11-20T16:00:00Z");

/** The replies to a visitor's messages, one after the other. */
export async function converse(
	asked: readonly string[],
	locale: Locale,
	replyTo: (asked: Asked) => Promise<Reply>,
): Promise<Reply[]> {
	const messages: ChatMessage[] = [];
	const replies: Reply[] = [];
	for (const content of asked) {
		messages.push({ role: "user", content });
		const reply = await replyTo({ messages, locale, now: fridayMorning });
		messages.push({ role: "assistant", content: reply.text });
		replies.push(reply);
	}
	return replies;
}
