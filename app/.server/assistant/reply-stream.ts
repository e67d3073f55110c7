import { writeDelta, writeDone, writeError, writeHeartbeat, writeProbe } from "../../features/chat/protocol/writer.ts";

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
	 * something is written to it, where the runtime does not abort the signal (local workerd: workerd issue 5062).
	 */
	probe: number;
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
	const { heartbeat, probe } = options.rhythm;
	const encoder = new TextEncoder();
	const reader = pieces.getReader();
	let coming: ReturnType<typeof reader.read> | undefined;
	let chunks = 0;
	/** When the last piece or heartbeat went out. */
	let spoken = performance.now();
	let ended = false;

	// One interval for all the waiting: an answer has thousands of pieces, and a timer for each would cost more than the
	// rest. So what is due comes up to half a probe's interval early or late.
	let wake: ((sign: "late") => void) | undefined;
	const ticking = setInterval(() => wake?.("late"), probe);

	function end(report: Omit<ReplyReport, "chunks">): void {
		if (ended) return;
		ended = true;
		clearInterval(ticking);
		options.signal.removeEventListener("abort", stop);
		options.report({ ...report, chunks });
	}

	function stop(): void {
		end({ outcome: "stopped" });
		reader.cancel().catch(() => {});
	}

	async function next(): Promise<{ text: string; last?: boolean }> {
		try {
			const piece = await nextOrLate();
			if (piece === "late" && performance.now() - spoken < heartbeat - probe / 2) return { text: writeProbe() };
			spoken = performance.now();
			if (piece === "late") return { text: writeHeartbeat() };
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

	/** The next piece, or `late` at the next tick. */
	function nextOrLate() {
		const awaited = coming ?? reader.read();
		coming = awaited;
		return new Promise<Awaited<typeof awaited> | "late">((resolve, reject) => {
			wake = resolve;
			awaited.then(resolve, reject);
		});
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
