/**
 * Waits for one thing after another, and throws when one of them takes longer than a limit in milliseconds. The thing
 * itself goes on; whoever started it also stops it. One timer serves all the waiting, set anew only when it rings: an
 * answer has thousands of pieces, and a timer for each would cost more than the rest.
 *
 * @param late makes the error
 */
export function idleTimeout(limit: number, late: () => Error) {
	let waiting: { since: number; giveUp: (error: Error) => void } | undefined;
	let timer = setTimeout(look, limit);

	function look(): void {
		const waited = waiting ? performance.now() - waiting.since : 0;
		// Timers ring a little early here and there.
		if (waiting && waited >= limit - 1) waiting.giveUp(late());
		else timer = setTimeout(look, limit - waited);
	}

	return {
		async wait<Value>(promise: Promise<Value>): Promise<Value> {
			try {
				return await new Promise<Value>((resolve, reject) => {
					waiting = { since: performance.now(), giveUp: reject };
					promise.then(resolve, reject);
				});
			} finally {
				waiting = undefined;
			}
		},
		/** Clears the timer. */
		end: () => clearTimeout(timer),
	};
}
