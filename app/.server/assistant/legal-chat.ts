import { eventStreamType } from "../../features/chat/protocol/writer.ts";
import { problemWords } from "../../locales/problems.ts";
import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";
import { preferredLocale } from "../preferred-locale.ts";
import { problem, Refusal } from "../problem.ts";
import { overLimit, rateLimitPeriod } from "../rate-limit.ts";
import { AssistantError, type Turn } from "./assistant.ts";
import { backendPatience, type Patience } from "./backend.ts";
import { chooseAssistant } from "./choose.ts";
import { readChatRequest } from "./read-request.ts";
import { type ReplyReport, replyStream } from "./reply-stream.ts";

interface Options {
	environment: Environment;
	requestId: string;
	/** Milliseconds. */
	times?: Patience & { heartbeat: number };
}

const usualTimes = { ...backendPatience, heartbeat: 15_000 };

/**
 * One turn of a conversation: check the request, choose who answers, wait until the answer has begun, stream it.
 * A failure before the answer has begun is a problem document; afterwards it is an error event in the stream.
 */
export async function legalChat(request: Request, options: Options): Promise<Response> {
	const locale = preferredLocale(request);
	try {
		const messages = await readChatRequest(request);
		if (await overLimit(options.environment.CHAT_LIMIT, request)) {
			throw new Refusal(429, { "retry-after": String(rateLimitPeriod) });
		}
		return await answer({ messages, locale, signal: request.signal, now: new Date() }, options);
	} catch (error) {
		if (error instanceof Refusal) return problem(error.status, locale, error.headers);
		log("error", "chat.failed", { requestId: options.requestId, ...errorFields(error) });
		return problem(500, locale);
	}
}

async function answer(turn: Turn, { environment, requestId, times = usualTimes }: Options): Promise<Response> {
	const started = performance.now();
	const { name, assistant } = await chooseAssistant(environment, turn.now, times);
	let msToFirst: number | undefined;

	/** The one line a turn leaves in the log. Nothing of what was said is in it. */
	function report({ outcome, chunks, error }: ReplyReport): void {
		log(outcome === "failed" ? "warn" : "info", "chat.turn", {
			requestId,
			assistant: name,
			outcome: turn.signal.aborted ? "stopped" : outcome,
			chunks,
			msToFirst,
			ms: Math.round(performance.now() - started),
			...(error instanceof AssistantError ? { reason: error.reason, detail: error.detail } : {}),
			...(error && !(error instanceof AssistantError) ? errorFields(error) : {}),
		});
	}

	try {
		const pieces = await assistant(turn);
		msToFirst = Math.round(performance.now() - started);
		const failureText = problemWords[turn.locale][502].detail;
		return new Response(replyStream(pieces, { heartbeat: times.heartbeat, failureText, report }), {
			headers: {
				"content-type": `${eventStreamType}; charset=utf-8`,
				"cache-control": "no-store, no-transform",
			},
		});
	} catch (error) {
		report({ outcome: "failed", chunks: 0, error });
		throw new Refusal(statusOf(error));
	}
}

function statusOf(error: unknown): 500 | 502 | 504 {
	if (!(error instanceof AssistantError)) return 500;
	return error.reason === "silent" ? 504 : 502;
}
