export type Payload =
	| { type: "text"; text: string }
	| { type: "failure" }
	| { type: "done" }
	/** Well formed, and nothing to show: a role, a count of tokens, an empty piece. */
	| { type: "nothing" };

/** JSON of the wire, as far as it is read; optional chaining is safe on every other value as well. */
type Wire = { error?: unknown; choices?: { delta?: { content?: unknown } }[] } | null;

/** @returns undefined for a text that is neither JSON nor the end mark */
export function parsePayload(data: string): Payload | undefined {
	if (data.trim() === "[DONE]") return { type: "done" };
	try {
		const value: Wire = JSON.parse(data);
		if ((value?.error ?? null) !== null) return { type: "failure" };
		const content = value?.choices?.[0]?.delta?.content;
		return typeof content === "string" && content !== "" ? { type: "text", text: content } : { type: "nothing" };
	} catch {
		return undefined;
	}
}
