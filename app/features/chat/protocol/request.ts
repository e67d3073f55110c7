import { z } from "zod";
import { limits } from "./message.ts";

/** Counts UTF-16 units, as browsers count typed text. (The library's own `max` counts code points.) */
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
 * The exact body of a request: no missing or extra fields. Contents come out trimmed. Server only; browsers need just
 * `limits` and are spared the library.
 */
export const chatRequest = z.strictObject({
	messages: z
		.array(z.unknown())
		.min(1)
		.max(limits.messages)
		// Counted first: two mebibytes of `0,0,0,…` would otherwise produce a million errors.
		.pipe(z.array(message))
		.refine((messages) => messages.at(-1)?.role === "user", "The last message is the visitor's"),
});
