/** The meaning of one payload of the stream. */
export type Payload =
	| { type: "text"; text: string }
	| { type: "failure" }
	| { type: "done" }
	/** Well formed, but with nothing to show: a role, a token count, an empty piece. */
	| { type: "nothing" };

/** The shape of payloads with content. Reading any other payload this way finds nothing. */
interface Chunk {
	error?: unknown;
	choices?: ({ delta?: { content?: unknown } | null } | null)[] | null;
}

/** Parses a payload; returns `undefined` if the text is neither JSON nor the end mark. */
export function parsePayload(data: string): Payload | undefined {
	if (isEndMark(data)) return { type: "done" };
	let value: Chunk | null;
	try {
		value = JSON.parse(data);
	} catch {
		return undefined;
	}
	const error = value?.error;
	if (error !== undefined && error !== null) return { type: "failure" };
	const content = value?.choices?.[0]?.delta?.content;
	return typeof content === "string" && content !== "" ? { type: "text", text: content } : { type: "nothing" };
}

export function isEndMark(data: string): boolean {
	return data.trim() === "[DONE]";
}
