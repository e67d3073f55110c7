/** What is read of a body that is too long, to no purpose but the client's: bytes, and milliseconds. */
const courtesy = { bytes: 8 * 1024 * 1024, time: 1000 };

/**
 * The bytes of a request's body, at most `limit` of them: counted while reading, because a length can be missing or
 * untrue.
 *
 * Past the limit nothing more is kept. A little more is read, for as long as it keeps coming: an answer in the middle of
 * sending is lost on many clients (and breaks the proxy of `wrangler dev`). Then the connection is given up.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | "tooLarge"> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	if (request.body) {
		const reader = request.body.getReader();
		for (let next = await reader.read(); !next.done; next = await reader.read()) {
			size += next.value.byteLength;
			if (size > limit) {
				chunks.length = 0;
				await readOn(reader);
				return "tooLarge";
			}
			chunks.push(next.value);
		}
	}
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	let size = 0;
	const enough = scheduler.wait(courtesy.time).then(() => "enough" as const);
	while (size < courtesy.bytes) {
		const next = await Promise.race([reader.read(), enough]);
		if (next === "enough" || next.done) break;
		size += next.value.byteLength;
	}
	// Not waited for: it may settle only when the client lets go.
	reader.cancel().catch(() => undefined);
}
