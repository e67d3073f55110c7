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
 * Each `data` line is handed on as soon as it is complete. That is why no library stands here: eventsource-parser
 * speaks only at the blank line, so a backend that sets single newlines between payloads would stay mute until its
 * end, and a `[DONE]` without a blank line would not be heard at all. The tests hold the two against each other: on
 * every stream they read the same events.
 *
 * @param limit Characters of one unfinished line that are kept.
 */
export function eventStream(sink: EventStreamSink, limit: number) {
	// The one byte order mark is dropped here: Node's decoder drops two of them when the first is a chunk of its own.
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	/** The unfinished line, in pieces: joined once at its end, so a long line in small chunks costs linear time. */
	let pieces: string[] = [];
	let length = 0;
	/** The unfinished line cannot be data: nothing of it is kept. */
	let skipping = false;
	let atStart = true;
	let afterReturn = false;
	let over = false;

	/** The beginning of a line whose end is not there yet. */
	function keep(piece: string): void {
		if (skipping || over || piece === "") return;
		pieces.push(piece);
		const known = length >= field.length;
		length += piece.length;
		if (!known && length >= field.length) {
			pieces = [pieces.join("")];
			skipping = !pieces[0]?.startsWith(field);
			if (skipping) pieces = [];
		}
		if (!skipping && length > limit) tooLong();
	}

	function tooLong(): void {
		over = true;
		pieces = [];
		sink.tooLong();
	}

	function finishLine(rest: string): void {
		if (length === 0) {
			wholeLine(rest);
			return;
		}
		keep(rest);
		if (over) return;
		const line = skipping ? undefined : pieces.join("");
		pieces = [];
		length = 0;
		skipping = false;
		if (line !== undefined) wholeLine(line);
	}

	function wholeLine(line: string): void {
		if (line === "") sink.eventEnd();
		else if (line === "data") sink.data("");
		else if (!line.startsWith(field)) return;
		else if (line.length > limit) tooLong();
		else sink.data(line.slice(line[field.length] === " " ? field.length + 1 : field.length));
	}

	function take(text: string): void {
		if (text === "") return;
		// A CR ended the last chunk and its line: an LF now is the other half of that same end.
		let start = (atStart && text.startsWith("\ufeff")) || (afterReturn && text.startsWith("\n")) ? 1 : 0;
		atStart = false;
		afterReturn = text.endsWith("\r");
		let feed = text.indexOf("\n", start);
		let carriage = text.indexOf("\r", start);
		while (!over && (feed !== -1 || carriage !== -1)) {
			const end = feed === -1 || (carriage !== -1 && carriage < feed) ? carriage : feed;
			finishLine(text.slice(start, end));
			start = end === carriage && feed === end + 1 ? end + 2 : end + 1;
			// Looked for again only when passed, so that a text without any CR is searched for one just once.
			if (feed !== -1 && feed < start) feed = text.indexOf("\n", start);
			if (carriage !== -1 && carriage < start) carriage = text.indexOf("\r", start);
		}
		keep(text.slice(start));
	}

	return {
		feed(bytes: Uint8Array): void {
			if (!over) take(decoder.decode(bytes, { stream: true }));
		},
		/** The end of the stream also ends the line and the event that were open; the standard would drop them. */
		end(): void {
			take(decoder.decode());
			if (length > 0) finishLine("");
			if (!over) sink.eventEnd();
		},
	};
}
