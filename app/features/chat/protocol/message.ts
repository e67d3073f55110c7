/** One message of a conversation, as sent. The welcome belongs to the view and is never one of these. */
export interface ChatMessage {
	role: "user" | "assistant";
	content: string;
}

/** Limits of a request. Lengths are UTF-16 code units after trimming, as JavaScript counts them. */
export const limits = {
	/** How many of the last messages of a conversation are sent. */
	messages: 20,
	userContent: 5000,
	/** The maximum length of an assistant's answer that is sent back as context. */
	assistantContent: 16_000,
	/**
	 * How much of a conversation is passed on to a backend: the newest messages that fit, as many as the longest
	 * questions are.
	 */
	conversation: 100_000,
	/** A request body, in bytes: 20 messages of maximum length fit several times over, escapes included. */
	body: 2 * 1024 * 1024,
} as const;
