import { type ReplyEvent, readReply } from "../../features/chat/protocol/reader.ts";
import { type Assistant, AssistantError, type Turn } from "./assistant.ts";
import { idleTimeout } from "./idle-timeout.ts";

/** How long the backend may take, in milliseconds. */
export interface Timeouts {
	/** Until it answers with headers. */
	headers: number;
	/** Between two chunks of its answer. */
	idle: number;
	/** From its first byte until the visitor's stream is opened, with text or without. */
	opening: number;
}

export const backendTimeouts: Timeouts = { headers: 15_000, idle: 30_000, opening: 2000 };

/**
 * The backend function. Nothing but the conversation is sent, and the token to the configured address only: a redirect
 * counts as a refusal. Nothing but text comes back.
 *
 * An answer begins with its first text. Until then a failure can still become a status, so the first piece is awaited;
 * but for a backend that sends heartbeats and no text, no longer than `opening`.
 */
export function backend(settings: { url: string; token: string }, timeouts: Timeouts): Assistant {
	return async (turn) => {
		const call = new AbortController();
		try {
			const body = await ask(settings, turn, AbortSignal.any([turn.signal, call.signal]), timeouts);
			return await begun(body, timeouts, () => call.abort());
		} catch (error) {
			call.abort();
			throw error;
		}
	};
}

async function ask(
	{ url, token }: { url: string; token: string },
	turn: Turn,
	signal: AbortSignal,
	timeouts: Timeouts,
): Promise<ReadableStream<Uint8Array>> {
	const request = fetch(url, {
		method: "POST",
		headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
		body: JSON.stringify({ messages: turn.messages.map(({ role, content }) => ({ role, content })) }),
		redirect: "manual",
		signal,
	});
	const watch = idleTimeout(timeouts.headers, () => new AssistantError("silent", "headers"));
	const response = await watch
		.wait(request)
		.catch((error: unknown) => Promise.reject(asAssistantError(error)))
		.finally(watch.end);
	if (!response.ok) throw new AssistantError("refused", `status ${response.status}`);
	const type = response.headers.get("content-type") ?? "";
	// A missing or unusual media type passes: the reader fails if there is no text in it.
	if (/\b(html|json|xml)\b/i.test(type)) throw new AssistantError("refused", "media type");
	if (!response.body) throw new AssistantError("refused", "no body");
	return response.body;
}

/** The answer as a stream, once it has begun. */
async function begun(
	body: ReadableStream<Uint8Array>,
	timeouts: Timeouts,
	hangUp: () => void,
): Promise<ReadableStream<string>> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const { promise: longEnough, resolve: open } = Promise.withResolvers<undefined>();
	const events = readReply(
		inTime(body, timeouts.idle, () => {
			timer = setTimeout(() => open(undefined), timeouts.opening);
		}),
	);
	const first = events.next();
	const known = await Promise.race([first, longEnough]).finally(() => clearTimeout(timer));
	if (known?.value?.type === "failure") throw failure(known.value);

	let coming: typeof first | undefined = first;
	return new ReadableStream<string>(
		{
			async pull(controller) {
				const { value: event } = await (coming ?? events.next());
				coming = undefined;
				if (event?.type === "text") controller.enqueue(event.text);
				else if (event?.type === "failure") controller.error(failure(event));
				else controller.close();
			},
			cancel: hangUp,
		},
		{ highWaterMark: 0 },
	);
}

/** The chunks of a body; throws when one is late. Time counts only while the next one is awaited. */
async function* inTime(
	body: ReadableStream<Uint8Array>,
	limit: number,
	onFirst: () => void,
): AsyncGenerator<Uint8Array, void, void> {
	const reader = body.getReader();
	const watch = idleTimeout(limit, () => new AssistantError("silent", "body"));
	let first = true;
	let leftEarly = true;
	try {
		while (true) {
			const { done, value } = await watch.wait(reader.read());
			if (done) break;
			if (first) onFirst();
			first = false;
			yield value;
		}
		leftEarly = false;
	} catch (error) {
		leftEarly = false;
		reader.cancel().catch(() => {});
		throw error;
	} finally {
		watch.end();
		if (leftEarly) letGo(reader);
	}
}

/** After the end mark: what is left is read and dropped, for a second at most, so that the connection can serve again. */
async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	const timer = setTimeout(() => reader.cancel().catch(() => {}), 1000);
	try {
		while (!(await reader.read()).done);
	} catch {
		// Gone already, then.
	} finally {
		clearTimeout(timer);
	}
}

function failure(event: ReplyEvent & { type: "failure" }): AssistantError {
	return event.reason === "broken" ? asAssistantError(event.cause) : new AssistantError("refused", event.reason);
}

/** Messages of foreign errors can quote addresses, so only the name goes on. */
function asAssistantError(error: unknown): AssistantError {
	if (error instanceof AssistantError) return error;
	return new AssistantError("broken", error instanceof Error ? error.name : typeof error);
}
