import { z } from "zod";
import { limits } from "./message.ts";

/** Counted in UTF-16 units, as a browser counts what is typed. (The library's own `max` counts code points.) */
const content = (max: number) =>
	z
		.string()
		.trim()
		.min(1)
		.refine((text) => text.length <= max, `At most ${max} UTF-16 units`);

const message = z.discriminatedUnion("role", [
	z.strictObject({ role: z.literal("user"), content: content(limits.userContent) }),
	z.strictObject({ role: z.literal("assistant"), content: content(limits.assistantContent) }),
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
