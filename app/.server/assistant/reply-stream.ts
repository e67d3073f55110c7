import { writeDelta, writeDone, writeError, writeHeartbeat, writePulse } from "../../features/chat/protocol/writer.ts";

/** What became of an answer. */
export interface ReplyReport {
	outcome: "complete" | "failed" | "stopped";
	/** Pieces of text sent. */
	chunks: number;
	/** What the assistant threw, when it failed. */
	error?: unknown;
}

/** Milliseconds of silence. */
export interface Rhythm {
	/** After these, and as many again, a sign of life is sent: a comment. */
	heartbeat: number;
	/**
	 * After these, and as many again, an empty line is sent. A connection closed by the visitor shows only when
	 * something is written to it, where the runtime does not tell (workerd on one's own machine: workerd issue 5062).
	 */
	pulse: number;
}

interface ReplyOptions {
	rhythm: Rhythm;
	/** Aborted when the visitor has gone: workerd then leaves the stream as it is, without cancelling it. */
	signal: AbortSignal;
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
	const { heartbeat, pulse } = options.rhythm;
	const encoder = new TextEncoder();
	const reader = pieces.getReader();
	let coming: ReturnType<typeof reader.read> | undefined;
	let chunks = 0;
	let silence = 0;
	let ended = false;

	function end(report: Omit<ReplyReport, "chunks">): void {
		if (ended) return;
		ended = true;
		options.signal.removeEventListener("abort", stop);
		options.report({ ...report, chunks });
	}

	function stop(): void {
		end({ outcome: "stopped" });
		reader.cancel().catch(() => {});
	}

	async function next(): Promise<{ text: string; last?: boolean }> {
		try {
			coming ??= reader.read();
			const piece = await orAfter(pulse, coming);
			if (piece === "late") {
				silence += pulse;
				return { text: silence % heartbeat < pulse ? writeHeartbeat() : writePulse() };
			}
			silence = 0;
			coming = undefined;
			if (!piece.done) {
				chunks++;
				return { text: writeDelta(piece.value) };
			}
			end({ outcome: "complete" });
			return { text: writeDone(), last: true };
		} catch (error) {
			end({ outcome: "failed", error });
			return { text: writeError(options.failureText), last: true };
		}
	}

	options.signal.addEventListener("abort", stop);
	if (options.signal.aborted) stop();
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { text, last } = await next();
				controller.enqueue(encoder.encode(text));
				if (last) controller.close();
			},
			cancel: stop,
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
