/** What the chat takes from a stream of events: `data` lines, and the blank line that ends an event. */
export interface EventStreamSink {
	data(value: string): void;
	eventEnd(): void;
	/** A `data` line beyond the limit: the stream is not one of ours, and no more of it is read. */
	tooLong(): void;
}

const field = "data:";

/**
 * Reads the WHATWG event-stream format (HTML standard, section 9.2.6) from bytes cut anywhere: LF, CR and CRLF, one
 * byte order mark, split and broken UTF-8. Comments and foreign fields are dropped as they arrive.
 *
 * Each `data` line is passed on as soon as it is complete. That is why this is no library: eventsource-parser emits at
 * the blank line only, so a backend that puts single newlines between payloads would stay mute until its end, and a
 * `[DONE]` without a blank line would never be seen. The tests compare the two: on every stream they read the same
 * events.
 */
export class EventStream {
	// The one byte order mark is dropped here: Node's decoder drops two of them when the first is a chunk of its own.
	readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	readonly #sink: EventStreamSink;
	readonly #limit: number;
	/** The unfinished line. Only its beginning is looked at before its end, so small chunks cost linear time. */
	#line = "";
	#atStart = true;
	#afterReturn = false;
	#over = false;

	/** @param limit Characters of one line that are stored. */
	constructor(sink: EventStreamSink, limit: number) {
		this.#sink = sink;
		this.#limit = limit;
	}

	feed(bytes: Uint8Array): void {
		this.#take(this.#decoder.decode(bytes, { stream: true }));
	}

	/** The end of the stream also ends the line and the event that were open; the standard would drop them. */
	end(): void {
		this.#take(this.#decoder.decode());
		if (this.#line !== "") this.#finishLine();
		if (!this.#over) this.#sink.eventEnd();
	}

	#take(text: string): void {
		if (this.#over || text === "") return;
		// A CR ended the last chunk and its line: an LF now is the other half of that same end.
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
		// What cannot be data is as good as an empty comment.
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
