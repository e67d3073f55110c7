/** Milliseconds between two words, if the answer is short enough. */
const pace = 28;

/** The most milliseconds that pacing may add to an answer. */
const mostDelay = 1200;

/**
 * A text as a stream of words, paced for reading along. It is pulled, so a slow reader slows it down. Aborting ends it
 * at once.
 */
export function inWords(text: string, signal: AbortSignal): ReadableStream<string> {
	const words = text.match(/\S+\s*|\s+/g) ?? [];
	const delay = Math.min(pace, mostDelay / Math.max(1, words.length));
	// Timers are accurate to a millisecond at best: below four, several words are sent together.
	const together = Math.max(1, Math.ceil(4 / Math.max(delay, 0.01)));
	let at = 0;
	return new ReadableStream<string>(
		{
			async pull(controller) {
				if (at > 0) await pause(delay * together, signal);
				if (signal.aborted || at >= words.length) {
					controller.close();
					return;
				}
				controller.enqueue(words.slice(at, at + together).join(""));
				at += together;
				if (at >= words.length) controller.close();
			},
			cancel() {
				at = words.length;
			},
		},
		{ highWaterMark: 0 },
	);
}

/** Waits, until the signal is aborted at the latest. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	if (signal.aborted) return Promise.resolve();
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, milliseconds);
		signal.addEventListener("abort", done);
	});
}
