/**
 * The bytes of a request's body, at most `limit` of them: counted while reading, because a length can be missing or
 * untrue. Past the limit nothing more is read.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | "tooLarge"> {
	if (Number(request.headers.get("content-length") ?? 0) > limit) {
		await request.body?.cancel();
		return "tooLarge";
	}
	const chunks: Uint8Array[] = [];
	let size = 0;
	if (request.body) {
		const reader = request.body.getReader();
		for (let next = await reader.read(); !next.done; next = await reader.read()) {
			size += next.value.byteLength;
			if (size > limit) {
				await reader.cancel();
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
