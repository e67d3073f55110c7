/** What a promise gives, or an error when it takes longer than so many milliseconds. */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DOMException("It took too long", "TimeoutError")), milliseconds);
	});
	try {
		return await Promise.race([promise, late]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Seconds to wait before the next attempt: doubling from `base`, at most three hours, of which a random half is taken
 * off, so that what failed together does not come back together.
 *
 * @param attempts how many there were, from 1.
 */
export function backoff(attempts: number, base: number): number {
	const full = Math.min(base * 2 ** (attempts - 1), 3 * 60 * 60);
	return Math.ceil(full / 2 + Math.random() * (full / 2));
}
