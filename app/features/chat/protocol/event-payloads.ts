import { isEndMark, type Payload, parsePayload } from "./payload.ts";

/**
 * Turns the `data` lines of an event into payloads: their join if it parses, otherwise each line that does.
 *
 * It does not wait for the event to end unless it must. A line that parses by itself is a payload either way, because
 * whatever follows it makes the join invalid or is blank. Lines are held back only while they may be the beginning of
 * one JSON value spread over several lines.
 *
 * @param limit Characters of held-back lines after which they are tried one by one.
 */
export function eventPayloads(emit: (payload: Payload) => void, limit: number) {
	let held: string[] = [];
	let length = 0;
	/** The join of this event is known not to parse, or its value is already out. */
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
				// JSON's own white space, which may stand around a value.
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

/** Whether a line can be part of a longer JSON text: strings of JSON hold no line breaks, so each must end where it began. */
function mayContinue(line: string): boolean {
	const quotes = line.replace(/\\./gs, "").split('"').length - 1;
	return quotes % 2 === 0;
}
