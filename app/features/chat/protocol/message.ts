/** One message of a conversation, as it travels. The welcome is the view's own and never one of these. */
export interface ChatMessage {
	role: "user" | "assistant";
	content: string;
}

/** What a request may hold. Lengths are UTF-16 code units after trimming, as JavaScript counts them. */
export const limits = {
	/** The last messages of a conversation that are sent. */
	messages: 20,
	userContent: 5000,
	/** An answer of the assistant that is sent back as context. */
	assistantContent: 16_000,
	/** What of a conversation is passed on to a backend: the newest messages that fit, as many as the longest questions are. */
	conversation: 100_000,
	/** A request body, in bytes: 20 messages of the longest sort fit several times over, escapes included. */
	body: 2 * 1024 * 1024,
} as const;
