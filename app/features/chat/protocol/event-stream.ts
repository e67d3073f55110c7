/** The parts of an event stream that the chat reads: `data` lines, and the blank line that ends an event. */
export interface EventStreamSink {
	data(value: string): void;
	eventEnd(): void;
	/** A `data` line beyond the limit: the stream is not one of ours, and no more of it is read. */
	tooLong(): void;
}

/**
 * Parses the WHATWG event-stream format (https://html.spec.whatwg.org/multipage/server-sent-events.html) from bytes
 * cut anywhere: LF, CR and CRLF, one byte order mark, split and broken UTF-8. Comments and other fields are dropped.
 *
 * Each `data` line is passed on as soon as it is complete, which is why this is not eventsource-parser: that emits at
 * the blank line only, so a backend that puts single newlines between payloads would be mute until its end. A test
 * compares the two: on every stream they read the same events.
 *
 * @param limit characters of a line that are buffered
 */
export function eventStream(sink: EventStreamSink, limit: number) {
	// Node's decoder drops two byte order marks when the first is a chunk of its own; `ignoreBOM` leaves both to us.
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	let unfinished = "";
	let atStart = true;
	let afterReturn = false;
	let over = false;

	function tooLong(): void {
		over = true;
		unfinished = "";
		sink.tooLong();
	}

	function finish(line: string): void {
		if (over) return;
		if (line === "") sink.eventEnd();
		else if (line === "data") sink.data("");
		else if (!line.startsWith("data:")) return;
		else if (line.length > limit) tooLong();
		else sink.data(line.slice(line[5] === " " ? 6 : 5));
	}

	function take(text: string): void {
		if (over || text === "") return;
		// A CR ended the last chunk and its line: an LF now is the other half of that line break.
		const skipped = (atStart && text.startsWith("\ufeff")) || (afterReturn && text.startsWith("\n"));
		atStart = false;
		afterReturn = text.endsWith("\r");
		const [rest = "", ...lines] = text.slice(skipped ? 1 : 0).split(/\r\n|\r|\n/);
		unfinished += rest;
		for (const line of lines) {
			finish(unfinished);
			unfinished = line;
		}
		if (unfinished.length <= limit) return;
		if (unfinished.startsWith("data:")) tooLong();
		// The beginning is enough to know that the line is not data.
		else unfinished = unfinished.slice(0, 5);
	}

	return {
		feed: (bytes: Uint8Array) => take(decoder.decode(bytes, { stream: true })),
		/** The end of the stream also ends the open line and the open event, which the standard would drop. */
		end(): void {
			take(decoder.decode());
			if (unfinished !== "") finish(unfinished);
			if (!over) sink.eventEnd();
		},
	};
}
