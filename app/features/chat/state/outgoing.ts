import { type ChatMessage, limits } from "../protocol/message.ts";
import type { Conversation, Entry } from "./conversation.ts";

/**
 * The messages sent with the next turn: the last ones, without empty and failed answers, each with only its role and
 * text. An answer longer than the route accepts is cut, since it would otherwise block the conversation.
 */
export function outgoingMessages(conversation: Conversation): ChatMessage[] {
	return conversation
		.filter(isSent)
		.map(({ role, content }) => ({
			role,
			content: role === "user" ? content : content.trim().slice(0, limits.assistantContent).trim(),
		}))
		.slice(-limits.messages);
}

function isSent(entry: Entry): boolean {
	if (entry.content.trim() === "") return false;
	return entry.role === "user" || entry.status === "complete" || entry.status === "stopped";
}
