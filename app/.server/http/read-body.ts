export interface BodyLimits {
	/** Maximum bytes accepted. */
	limit: number;
	/** Milliseconds within which the last byte must arrive. */
	deadline?: number;
}

/** Milliseconds: enough for half a mebibyte over the slowest mobile networks still in use. */
const usualDeadline = 30_000;

/** How much of an oversized body is still read, only for the client's benefit: bytes and milliseconds. */
const drainLimits = { bytes: 8 * 1024 * 1024, time: 1000 };

/**
 * Reads the body of a request. Bytes are counted while reading, because a length can be missing or false. The deadline
 * covers the whole body, because a client that trickles bytes could hold a request forever.
 *
 * Past the limit nothing more is stored, but reading goes on for a little while: many clients lose a response that
 * arrives while they are still sending (and it breaks the proxy of `wrangler dev`). Then the connection is dropped.
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
	if (read.end === "full") await readUntil(reader, drainLimits.time, drainLimits.bytes);
	// Not awaited: it may settle only when the client disconnects.
	reader.cancel().catch(() => undefined);
	return read.end === "full" ? "tooLarge" : "tooSlow";
}

/** Reads until the end, until more than `most` bytes have arrived, or until the time is up. */
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
