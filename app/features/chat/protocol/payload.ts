/** What one payload of the stream says. */
export type Payload =
	| { type: "text"; text: string }
	| { type: "failure" }
	| { type: "done" }
	/** Well formed, and nothing to show: a role, a count of tokens, an empty piece. */
	| { type: "nothing" };

/** Reads a payload; nothing comes back when the text is neither JSON nor the end mark. */
export function parsePayload(data: string): Payload | undefined {
	if (isEndMark(data)) return { type: "done" };
	let value: unknown;
	try {
		value = JSON.parse(data);
	} catch {
		return undefined;
	}
	const error = member(value, "error");
	if (error !== undefined && error !== null) return { type: "failure" };
	const content = member(member(member(member(value, "choices"), "0"), "delta"), "content");
	return typeof content === "string" && content !== "" ? { type: "text", text: content } : { type: "nothing" };
}

export function isEndMark(data: string): boolean {
	return data.trim() === "[DONE]";
}

function member(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name)
		? Reflect.get(value, name)
		: undefined;
}
