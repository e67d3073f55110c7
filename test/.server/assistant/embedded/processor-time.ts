/** Processor time of this process that something takes, in milliseconds. */
export async function processorTime(run: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await run();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** The least of three measurements, made one after another until one is within a limit: other work only adds time. */
export async function leastTime(run: () => unknown, limit: number): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < 3 && least > limit; attempt++) least = Math.min(least, await processorTime(run));
	return least;
}

/** The longest message that a visitor may send, made of one piece again and again, and an end that spoils a match. */
export function repetition(piece: string, end = ""): string {
	const unit = `${piece} `;
	return unit.repeat(Math.max(1, Math.floor((5000 - end.length) / unit.length))) + end;
}
