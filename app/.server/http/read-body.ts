export interface BodyLimits {
	/** Most bytes that are taken. */
	limit: number;
	/** Milliseconds until the last byte must have come. */
	deadline?: number;
}

/** Milliseconds: half a mebibyte arrives in it over the slowest mobile networks still in use. */
const usualDeadline = 30_000;

/** What is read of a body that is too long, to no purpose but the client's: bytes, and milliseconds. */
const courtesy = { bytes: 8 * 1024 * 1024, time: 1000 };

/**
 * The bytes of a request's body: counted while reading, because a length can be missing or untrue, and timed as a whole,
 * because a client that sends a byte now and then would hold a request for ever.
 *
 * Past the limit nothing more is stored. A little more is read, for as long as it comes: an answer in the middle of
 * sending is lost on many clients (and breaks the proxy of `wrangler dev`). Then the connection is given up.
 */
export async function readBody(
	request: Request,
	{ limit, deadline = usualDeadline }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | "tooLarge" | "tooSlow"> {
	if (!request.body) return new Uint8Array();
	const reader = request.body.getReader();
	const chunks: Uint8Array[] = [];
	const read = await readUntil(reader, deadline, limit, (chunk) => chunks.push(chunk));
	if (read.end === "done") return concatenate(chunks, read.size);
	if (read.end === "full") await readUntil(reader, courtesy.time, courtesy.bytes);
	// Not waited for: it may settle only when the client lets go.
	reader.cancel().catch(() => undefined);
	return read.end === "full" ? "tooLarge" : "tooSlow";
}

/** Reads until the end, or until more than so many bytes have come, or for so many milliseconds. */
async function readUntil(
	reader: ReadableStreamDefaultReader<Uint8Array>,
	milliseconds: number,
	most: number,
	take?: (chunk: Uint8Array) => void,
): Promise<{ end: "done" | "full" | "late"; size: number }> {
	const { promise: late, resolve } = Promise.withResolvers<"late">();
	const timer = setTimeout(resolve, milliseconds, "late");
	try {
		for (let size = 0; ; ) {
			const next = await Promise.race([reader.read(), late]);
			if (next === "late") return { end: "late", size };
			if (next.done) return { end: "done", size };
			size += next.value.byteLength;
			if (size > most) return { end: "full", size };
			take?.(next.value);
		}
	} finally {
		clearTimeout(timer);
	}
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}
