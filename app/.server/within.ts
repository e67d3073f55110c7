/**
 * What a promise gives, or an error when it takes longer than so many milliseconds.
 *
 * @param late makes the error
 */
export async function within<Value>(
	milliseconds: number,
	promise: Promise<Value>,
	late = (): Error => new DOMException("It took too long", "TimeoutError"),
): Promise<Value> {
	const { promise: limit, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(late()), milliseconds);
	try {
		return await Promise.race([promise, limit]);
	} finally {
		clearTimeout(timer);
	}
}
