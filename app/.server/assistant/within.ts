/**
 * What a promise comes to, unless it takes longer than a limit in milliseconds: then `late` says what to throw.
 * The promise itself goes on; whoever started it also stops it.
 */
export async function within<Value>(limit: number, promise: Promise<Value>, late: () => Error): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(late()), limit);
	});
	try {
		return await Promise.race([promise, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}
