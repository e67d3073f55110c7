import { limits } from "../../features/chat/protocol/message.ts";
import { chatRequest } from "../../features/chat/protocol/request.ts";
import { ProblemError } from "../http/problem.ts";
import { readJson } from "../http/read-json.ts";

/**
 * Checks a request: what every posted JSON must be, then the shape of a conversation.
 *
 * @param deadline milliseconds until the body must be there
 * @returns the conversation, trimmed.
 * @throws {ProblemError} as `readJson` does, and 422.
 */
export async function readChatRequest(request: Request, rate: RateLimit, deadline?: number) {
	const accepted = { types: ["application/json"], rate, limit: limits.body, deadline };
	const parsed = chatRequest.safeParse(await readJson(request, accepted));
	if (!parsed.success) throw new ProblemError(422);
	return parsed.data.messages;
}
