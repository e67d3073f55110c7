import { isEndMark, type Payload, parsePayload } from "./payload.ts";

/**
 * Turns the `data` lines of an event into payloads: the joined lines if they parse, otherwise each line that does. It
 * does not wait for the end of the event unless it has to. A line that parses by itself is a payload either way,
 * because whatever follows it is blank or makes the joined text invalid. Lines are held back only while they may be the
 * beginning of one JSON value spread over several lines.
 * @param limit Characters of held-back lines after which they are tried one by one.
 */
export function eventPayloads(emit: (payload: Payload) => void, limit: number) {
	let held: string[] = [];
	let length = 0;
	/** The joined lines of this event are known not to parse, or their value has already been emitted. */
	let oneByOne = false;

	function single(line: string): boolean {
		const payload = parsePayload(line);
		if (payload) emit(payload);
		return payload !== undefined;
	}

	function release(): void {
		oneByOne = true;
		for (const line of held) single(line);
		held = [];
	}

	return {
		data(line: string): void {
			if (oneByOne) {
				single(line);
				return;
			}
			if (held.length === 0) {
				// JSON's own white space, which may surround a value.
				if (/^[ \t]*$/.test(line)) return;
				oneByOne = single(line) || !/^[ \t]*[{[]/.test(line);
				if (oneByOne) return;
				length = 0;
			}
			held.push(line);
			length += line.length + 1;
			if (length > limit || isEndMark(line) || !mayContinue(line)) release();
		},
		eventEnd(): void {
			if (held.length > 0 && !single(held.join("\n"))) release();
			held = [];
			oneByOne = false;
		},
	};
}

/**
 * Whether a line can be part of a longer JSON text: JSON strings contain no line breaks, so each must end on the line
 * where it began.
 */
function mayContinue(line: string): boolean {
	const quotes = line.replace(/\\./gs, "").split('"').length - 1;
	return quotes % 2 === 0;
}
