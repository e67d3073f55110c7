import { writeDelta, writeDone, writeError, writeHeartbeat } from "../../features/chat/protocol/writer.ts";

/** What became of an answer. */
export interface ReplyReport {
	outcome: "complete" | "failed" | "stopped";
	/** Pieces of text sent. */
	chunks: number;
	/** What the assistant threw, when it failed. */
	error?: unknown;
}

interface ReplyOptions {
	/** Milliseconds of silence after which a sign of life is sent. */
	heartbeat: number;
	/** What an error event says. */
	failureText: string;
	/** Called once, when the answer has ended in whatever way. */
	report: (report: ReplyReport) => void;
}

/**
 * An answer in the wire format. It takes a piece from the assistant only when the visitor's connection asks for one,
 * so nothing piles up, and a visitor who goes away cancels the assistant.
 */
export function replyStream(pieces: ReadableStream<string>, options: ReplyOptions): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const reader = pieces.getReader();
	let coming: ReturnType<typeof reader.read> | undefined;
	let chunks = 0;
	let cancelled = false;

	async function next(): Promise<{ text: string; ended?: boolean }> {
		try {
			coming ??= reader.read();
			const piece = await orAfter(options.heartbeat, coming);
			if (piece === "late") return { text: writeHeartbeat() };
			coming = undefined;
			if (!piece.done) {
				chunks++;
				return { text: writeDelta(piece.value) };
			}
			if (!cancelled) options.report({ outcome: "complete", chunks });
			return { text: writeDone(), ended: true };
		} catch (error) {
			if (!cancelled) options.report({ outcome: "failed", chunks, error });
			return { text: writeError(options.failureText), ended: true };
		}
	}

	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { text, ended } = await next();
				if (cancelled) return;
				controller.enqueue(encoder.encode(text));
				if (ended) controller.close();
			},
			async cancel(reason) {
				cancelled = true;
				options.report({ outcome: "stopped", chunks });
				await reader.cancel(reason).catch(() => {});
			},
		},
		{ highWaterMark: 0 },
	);
}

/** What a promise comes to, or `late` when that takes longer than so many milliseconds. */
async function orAfter<Value>(delay: number, promise: Promise<Value>): Promise<Value | "late"> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<"late">((resolve) => {
		timer = setTimeout(resolve, delay, "late");
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
