import { z } from "zod";
import { limits } from "./message.ts";

const message = z.discriminatedUnion("role", [
	z.strictObject({ role: z.literal("user"), content: z.string().trim().min(1).max(limits.userContent) }),
	z.strictObject({ role: z.literal("assistant"), content: z.string().trim().min(1).max(limits.assistantContent) }),
]);

/**
 * The body of a request, exactly: nothing missing, nothing beside it. Contents come out trimmed. For the server; a
 * browser needs only `limits`, and is spared the library.
 */
export const chatRequest = z.strictObject({
	messages: z
		.array(z.unknown())
		.min(1)
		.max(limits.messages)
		// Counted first: two mebibytes of `0,0,0,…` would otherwise make a million complaints.
		.pipe(z.array(message))
		.refine((messages) => messages.at(-1)?.role === "user", "The last message is the visitor's"),
});
