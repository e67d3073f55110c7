/** A body whose chunks come as they are asked for. What was asked for is counted. */
export function posted(chunks: Iterator<Uint8Array | Promise<Uint8Array>>) {
	const seen = { chunks: 0, cancelled: false };
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { done, value } = chunks.next();
				if (done) return controller.close();
				seen.chunks++;
				controller.enqueue(await value);
			},
			cancel() {
				seen.cancelled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return { body, seen };
}

/** A post with a body that is sent as it is read. (`duplex` is what Node asks for; the types do not know it.) */
export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
	const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
	return new Request("https://firm.example/api/x", init);
}

/** As much as the longest body that has been tried on the site: who reads all of it has no cap. */
export function* flood(size: number): Generator<Uint8Array> {
	for (let sent = 0; sent < 32 * 1024 * 1024; sent += size) yield new Uint8Array(size).fill(0x20);
}

/** A byte every few milliseconds, for long: what a client sends that wants to hold a request. */
export function* trickle(milliseconds: number): Generator<Promise<Uint8Array>> {
	for (let sent = 0; sent < 1000; sent++)
		yield new Promise((resolve) => setTimeout(resolve, milliseconds, new Uint8Array([0x20])));
}
