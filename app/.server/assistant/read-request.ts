import { limits } from "../../features/chat/protocol/message.ts";
import { chatRequest } from "../../features/chat/protocol/request.ts";
import { ProblemError } from "../http/problem.ts";

/**
 * Checks a request in the order method, media type, origin, size, JSON, shape. The body is read before anything is
 * said, also when nobody wants it: an answer in the middle of sending breaks the connection for many clients.
 *
 * @returns the conversation, trimmed.
 * @throws {ProblemError} 405, 415, 403, 413, 400 or 422.
 */
export async function readChatRequest(request: Request) {
	const body = await readBody(request, limits.body);
	if (request.method !== "POST") throw new ProblemError(405, { allow: "POST" });
	const [mediaType = ""] = (request.headers.get("content-type") ?? "").split(";");
	if (mediaType.trim().toLowerCase() !== "application/json") throw new ProblemError(415);
	if (isForeign(request)) throw new ProblemError(403);
	if (!body) throw new ProblemError(413);
	const parsed = chatRequest.safeParse(asJson(body));
	if (!parsed.success) throw new ProblemError(422);
	return parsed.data.messages;
}

/** Browsers say where a request comes from; who says nothing is no browser, and carries no visitor's session. */
function isForeign(request: Request): boolean {
	const origin = request.headers.get("origin");
	const site = request.headers.get("sec-fetch-site");
	const foreignOrigin = origin !== null && origin !== new URL(request.url).origin;
	// `none` is a reader's own doing, such as an address typed in.
	return foreignOrigin || (site !== null && site !== "same-origin" && site !== "none");
}

/**
 * The body, or nothing when it is longer than the limit, in bytes. Counted while reading, for what a client says of its
 * length is no promise; what is too much is not kept.
 */
async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
	const reader = request.body?.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	while (reader) {
		const { done, value } = await reader.read();
		if (done) break;
		size += value.byteLength;
		if (size <= limit) chunks.push(value);
		else chunks.length = 0;
	}
	if (size > limit) return undefined;
	const body = new Uint8Array(size);
	let offset = 0;
	for (const chunk of chunks) {
		body.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return body;
}

function asJson(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
	} catch {
		throw new ProblemError(400);
	}
}
