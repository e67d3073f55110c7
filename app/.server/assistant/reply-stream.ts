import { writeDelta, writeDone, writeError, writeHeartbeat, writeProbe } from "../../features/chat/protocol/writer.ts";

/** The outcome of an answer. */
export interface ReplyReport {
	outcome: "complete" | "failed" | "stopped";
	/** Pieces of text sent. */
	chunks: number;
	/** The error that the assistant threw, if it failed. */
	error?: unknown;
}

/** Milliseconds of silence. */
export interface Rhythm {
	/** Between comments that are sent as a sign of life. */
	heartbeat: number;
	/**
	 * Between empty lines that are sent as probes. Where the runtime does not abort the signal (local workerd: workerd
	 * issue 5062), a connection closed by the visitor is noticed only on a write.
	 */
	probe: number;
}

interface ReplyOptions {
	rhythm: Rhythm;
	/** Aborted when the visitor leaves. workerd does not cancel the stream then. */
	signal: AbortSignal;
	/** The text of an error event. */
	failureText: string;
	/** Called once, when the answer has ended in any way. */
	report: (report: ReplyReport) => void;
}

/**
 * An answer in the wire format. It takes a piece from the assistant only when the visitor's connection asks for one, so
 * nothing piles up, and a visitor who leaves cancels the assistant.
 */
export function replyStream(pieces: ReadableStream<string>, options: ReplyOptions): ReadableStream<Uint8Array> {
	const { heartbeat, probe } = options.rhythm;
	const encoder = new TextEncoder();
	const reader = pieces.getReader();
	let coming: ReturnType<typeof reader.read> | undefined;
	let chunks = 0;
	/** When the last piece or heartbeat was sent. */
	let spoken = performance.now();
	let ended = false;

	// One interval for all waits: an answer has thousands of pieces, and a timer for each would cost more than the rest.
	// So heartbeats and probes are up to half a probe interval early or late.
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
