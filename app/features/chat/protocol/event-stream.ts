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
	/** The unfinished line, in pieces: joined once at its end, so a long line in small chunks costs linear time. */
	#pieces: string[] = [];
	#length = 0;
	/** The unfinished line cannot be data: none of it is stored. */
	#skipping = false;
	#atStart = true;
	#afterReturn = false;
	#over = false;

	/** @param limit Characters of one unfinished line that are stored. */
	constructor(sink: EventStreamSink, limit: number) {
		this.#sink = sink;
		this.#limit = limit;
	}

	feed(bytes: Uint8Array): void {
		if (!this.#over) this.#take(this.#decoder.decode(bytes, { stream: true }));
	}

	/** The end of the stream also ends the line and the event that were open; the standard would drop them. */
	end(): void {
		this.#take(this.#decoder.decode());
		if (this.#length > 0) this.#finishLine("");
		if (!this.#over) this.#sink.eventEnd();
	}

	#take(text: string): void {
		if (text === "") return;
		// A CR ended the last chunk and its line: an LF now is the other half of that same end.
		let start = (this.#atStart && text.startsWith("\ufeff")) || (this.#afterReturn && text.startsWith("\n")) ? 1 : 0;
		this.#atStart = false;
		this.#afterReturn = text.endsWith("\r");
		let feed = text.indexOf("\n", start);
		let carriage = text.indexOf("\r", start);
		while (!this.#over && (feed !== -1 || carriage !== -1)) {
			const end = feed === -1 || (carriage !== -1 && carriage < feed) ? carriage : feed;
			this.#finishLine(text.slice(start, end));
			start = end === carriage && feed === end + 1 ? end + 2 : end + 1;
			// Searched for again only when passed, so that a text without any CR is searched for one just once.
			if (feed !== -1 && feed < start) feed = text.indexOf("\n", start);
			if (carriage !== -1 && carriage < start) carriage = text.indexOf("\r", start);
		}
		this.#append(text.slice(start));
	}

	#finishLine(rest: string): void {
		if (this.#length === 0) {
			this.#wholeLine(rest);
			return;
		}
		this.#append(rest);
		if (this.#over) return;
		const line = this.#skipping ? undefined : this.#pieces.join("");
		this.#pieces = [];
		this.#length = 0;
		this.#skipping = false;
		if (line !== undefined) this.#wholeLine(line);
	}

	#wholeLine(line: string): void {
		if (line === "") this.#sink.eventEnd();
		else if (line === "data") this.#sink.data("");
		else if (!line.startsWith(field)) return;
		else if (line.length > this.#limit) this.#tooLong();
		else this.#sink.data(line.slice(line[field.length] === " " ? field.length + 1 : field.length));
	}

	/** The beginning of a line that has not ended yet. */
	#append(piece: string): void {
		if (this.#skipping || this.#over || piece === "") return;
		this.#pieces.push(piece);
		const known = this.#length >= field.length;
		this.#length += piece.length;
		if (!known && this.#length >= field.length) {
			this.#pieces = [this.#pieces.join("")];
			this.#skipping = !this.#pieces[0]?.startsWith(field);
			if (this.#skipping) this.#pieces = [];
		}
		if (!this.#skipping && this.#length > this.#limit) this.#tooLong();
	}

	#tooLong(): void {
		this.#over = true;
		this.#pieces = [];
		this.#sink.tooLong();
	}
}
