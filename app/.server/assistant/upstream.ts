import type { ReplyEvent } from "../../features/chat/protocol/reader.ts";
import { within } from "../within.ts";
import { AssistantError } from "./assistant.ts";

/** A server that answers with an event stream. */
export interface Upstream {
	url: string;
	token: string;
}

/**
 * Requests a stream from a server. The token goes to the configured address only: a redirect counts as a refusal.
 *
 * @param limit milliseconds until the headers
 * @throws {AssistantError} which quotes nothing from the server
 */
export async function callUpstream(
	{ url, token }: Upstream,
	body: unknown,
	signal: AbortSignal,
	limit: number,
): Promise<ReadableStream<Uint8Array>> {
	const request = fetch(url, {
		method: "POST",
		headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
		body: JSON.stringify(body),
		redirect: "manual",
		signal,
	});
	const late = () => new AssistantError("silent", "headers");
	const response = await within(limit, request, late).catch((error) => Promise.reject(asAssistantError(error)));
	if (!response.ok) throw new AssistantError("refused", `status ${response.status}`);
	const type = response.headers.get("content-type") ?? "";
	// A missing or unusual media type passes: the reader fails if there is no text.
	if (/\b(html|json|xml)\b/i.test(type)) throw new AssistantError("refused", "media type");
	if (!response.body) throw new AssistantError("refused", "no body");
	return response.body;
}

/** The chunks of a body. Throws when one is late; time counts only while the next one is awaited. */
export async function* chunksInTime(
	body: ReadableStream<Uint8Array>,
	limit: number,
	onFirst?: () => void,
): AsyncGenerator<Uint8Array, void, void> {
	const reader = body.getReader();
	const late = () => new AssistantError("silent", "body");
	let first = true;
	let leftEarly = true;
	try {
		while (true) {
			const { done, value } = await within(limit, reader.read(), late);
			if (done) break;
			if (first) onFirst?.();
			first = false;
			yield value;
		}
		leftEarly = false;
	} catch (error) {
		leftEarly = false;
		reader.cancel().catch(() => {});
		throw error;
	} finally {
		if (leftEarly) drain(reader);
	}
}

/** After the end mark, reads and drops the rest for at most a second, so that the connection can be reused. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	const timer = setTimeout(() => reader.cancel().catch(() => {}), 1000);
	try {
		while (!(await reader.read()).done);
	} catch {
		// Already closed.
	} finally {
		clearTimeout(timer);
	}
}

/** The text pieces of an answer's events. Throws if the answer failed. */
export async function* textOf(events: AsyncIterable<ReplyEvent>): AsyncGenerator<string, void, void> {
	for await (const event of events) {
		if (event.type === "text") yield event.text;
		else if (event.type === "failure") {
			throw event.reason === "broken" ? asAssistantError(event.cause) : new AssistantError("refused", event.reason);
		}
	}
}

/**
 * An answer that has begun, as a stream.
 *
 * @param first the first result of `pieces`
 * @param abortCall called when the reader cancels
 */
export function streamFrom(
	first: Promise<IteratorResult<string, void>>,
	pieces: AsyncGenerator<string, void, void>,
	abortCall: () => void,
): ReadableStream<string> {
	let coming: typeof first | undefined = first;
	return new ReadableStream<string>(
		{
			async pull(controller) {
				const { done, value } = await (coming ?? pieces.next());
				coming = undefined;
				if (done) controller.close();
				else controller.enqueue(value);
			},
			cancel: abortCall,
		},
		{ highWaterMark: 0 },
	);
}

/** Messages of foreign errors can quote addresses, so only the name is kept. */
export function asAssistantError(error: unknown): AssistantError {
	if (error instanceof AssistantError) return error;
	return new AssistantError("broken", error instanceof Error ? error.name : typeof error);
}
