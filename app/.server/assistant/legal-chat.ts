import { limits } from "../../features/chat/protocol/message.ts";
import { chatRequest } from "../../features/chat/protocol/request.ts";
import { eventStreamType } from "../../features/chat/protocol/writer.ts";
import { translator } from "../../locales/instances.server.ts";
import type { Environment } from "../environment.ts";
import { preferredLocale } from "../http/negotiate.ts";
import { ProblemError, problem } from "../http/problem.ts";
import { readJson } from "../http/read-json.ts";
import { networkOf } from "../http/visitor.ts";
import { errorFields, log } from "../log.ts";
import { AssistantError, type Turn } from "./assistant.ts";
import { backendTimeouts, type Timeouts } from "./backend.ts";
import { chooseAssistant } from "./choose.ts";
import { type ModelTimeouts, modelTimeouts } from "./model.ts";
import { type ReplyReport, type Rhythm, replyStream } from "./reply-stream.ts";

interface Options {
	environment: Environment;
	requestId: string;
	/** Keeps the turn alive after the visitor has gone, so that it can hang up on the assistant and be logged. */
	waitUntil: (promise: Promise<unknown>) => void;
	/** Milliseconds. */
	times?: Timeouts & ModelTimeouts & Rhythm & { body?: number };
}

const usualTimes = { ...modelTimeouts, ...backendTimeouts, heartbeat: 15_000, probe: 1000 };

/**
 * One turn of a conversation: check the request, choose who answers, wait until the answer has begun, stream it.
 * A failure before the answer has begun is a problem document; afterwards it is an error event in the stream.
 */
export async function legalChat(request: Request, options: Options): Promise<Response> {
	const locale = preferredLocale(request);
	try {
		const accepted = { types: ["application/json"], rate: options.environment.CHAT_LIMIT, limit: limits.body };
		const { data } = chatRequest.safeParse(await readJson(request, { ...accepted, deadline: options.times?.body }));
		if (!data) throw new ProblemError(422);
		const turn = { messages: data.messages, locale, signal: request.signal, now: new Date() };
		return await answer(turn, networkOf(request), options);
	} catch (error) {
		if (error instanceof ProblemError) return problem(error, locale);
		log("error", "chat.failed", { requestId: options.requestId, ...errorFields(error) });
		return problem(new ProblemError(500), locale);
	}
}

async function answer(
	turn: Turn,
	network: string,
	{ environment, requestId, waitUntil, times = usualTimes }: Options,
): Promise<Response> {
	const started = performance.now();
	const sinceStart = () => Math.round(performance.now() - started);
	let fallback: { fallback: string } | undefined;
	const { name, assistant } = await chooseAssistant(environment, {
		now: turn.now,
		network,
		waitUntil,
		timeouts: times,
		onFallback: ({ message }) => {
			fallback = { fallback: message };
		},
	});
	let msToFirst: number | undefined;
	const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
	waitUntil(ended);

	/** The one line that a turn leaves in the log. Nothing of what was said is in it. */
	function report({ outcome, chunks, error }: ReplyReport): void {
		const fields = { requestId, assistant: name, ...fallback, chunks, msToFirst, ms: sinceStart() };
		if (outcome === "failed") log("error", "chat.turn", { ...fields, outcome, ...failureFields(error) });
		else log(fallback ? "warn" : "info", "chat.turn", { ...fields, outcome });
		end(undefined);
	}

	try {
		const pieces = await assistant(turn);
		msToFirst = sinceStart();
		const t = translator(turn.locale, "problems");
		return new Response(
			replyStream(pieces, { rhythm: times, signal: turn.signal, failureText: t("502.detail"), report }),
			{
				headers: {
					"content-type": `${eventStreamType}; charset=utf-8`,
					"cache-control": "no-store, no-transform",
				},
			},
		);
	} catch (error) {
		report({ outcome: turn.signal.aborted ? "stopped" : "failed", chunks: 0, error });
		throw new ProblemError(statusOf(error));
	}
}

function statusOf(error: unknown): 500 | 502 | 504 {
	if (!(error instanceof AssistantError)) return 500;
	return error.reason === "silent" ? 504 : 502;
}

function failureFields(error: unknown): Record<string, string> {
	return error instanceof AssistantError ? { reason: error.reason, detail: error.detail } : errorFields(error);
}
