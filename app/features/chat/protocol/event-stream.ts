/** What the chat reads from an event stream: `data` lines, and the blank line that ends an event. */
export interface EventStreamSink {
	data(value: string): void;
	eventEnd(): void;
	/** A `data` line exceeded the limit: the stream is not one of ours, and reading stops. */
	tooLong(): void;
}

const field = "data:";

/**
 * Reads the WHATWG event-stream format (HTML standard, section 9.2.6) from bytes split anywhere: LF, CR and CRLF, one
 * byte order mark, split and broken UTF-8. Comments and unknown fields are dropped as they arrive.
 * Each `data` line is passed on as soon as it is complete, which is why this does not use a library: eventsource-parser
 * emits only at the blank line, so a backend that puts single newlines between payloads would stay silent until its
 * end, and a `[DONE]` without a blank line would never be seen. The tests compare the two: they read the same events
 * from every stream.
 */
export class EventStream {
	// The byte order mark is dropped here: Node's decoder drops two of them if the first is a chunk of its own.
	readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	readonly #sink: EventStreamSink;
	readonly #limit: number;
	/** The unfinished line. Until it ends, only its beginning is examined, so small chunks take linear time. */
	#line = "";
	#atStart = true;
	#afterReturn = false;
	#over = false;

	/** @param limit Maximum number of characters stored per line. */
	constructor(sink: EventStreamSink, limit: number) {
		this.#sink = sink;
		this.#limit = limit;
	}

	feed(bytes: Uint8Array): void {
		this.#take(this.#decoder.decode(bytes, { stream: true }));
	}

	/** The end of the stream also ends an open line and event; the standard would drop them. */
	end(): void {
		this.#take(this.#decoder.decode());
		if (this.#line !== "") this.#finishLine();
		if (!this.#over) this.#sink.eventEnd();
	}

	#take(text: string): void {
		if (this.#over || text === "") return;
		// A CR ended the last chunk and its line, so an LF here is the other half of that line ending.
		const isDropped = (this.#atStart && text.startsWith("\ufeff")) || (this.#afterReturn && text.startsWith("\n"));
		this.#atStart = false;
		this.#afterReturn = text.endsWith("\r");
		const [end = "", ...lines] = text.slice(isDropped ? 1 : 0).split(/\r\n|[\r\n]/);
		this.#append(end);
		for (const line of lines) {
			if (this.#over) return;
			this.#finishLine();
			this.#append(line);
		}
	}

	#append(piece: string): void {
		const isKnown = this.#line.length >= field.length;
		this.#line += piece;
		// A line that cannot be data is treated as an empty comment.
		if (!isKnown && this.#line.length >= field.length && !this.#line.startsWith(field)) this.#line = ":";
		if (this.#line.length <= this.#limit) return;
		this.#over = true;
		this.#line = "";
		this.#sink.tooLong();
	}

	#finishLine(): void {
		const line = this.#line;
		this.#line = "";
		if (line === "") this.#sink.eventEnd();
		else if (line === "data") this.#sink.data("");
		else if (line.startsWith(field)) this.#sink.data(line.slice(field.length).replace(/^ /, ""));
	}
}
