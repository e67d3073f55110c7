/**
 * What the rules say of a whole stream of bytes, written down as plainly as they read and with no regard for speed or
 * streaming: decode all, cut into lines, gather events, take each line that is a payload, then the join of the others.
 */
export function textByTheRules(bytes: Uint8Array): { text: string; ending: "done" | "cut" | "failure" } {
	const lines = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
	const events: string[][] = [[]];
	for (const line of lines) {
		if (line === "") events.push([]);
		else if (line === "data") events.at(-1)?.push("");
		else if (line.startsWith("data:")) events.at(-1)?.push(line.slice(5).replace(/^ /, ""));
	}
	let text = "";
	for (const event of events) {
		const apart = event.filter((line) => !isPayload(line));
		for (const payload of [...event.filter(isPayload), apart.join("\n")]) {
			if (payload.trim() === "[DONE]") return { text, ending: text === "" ? "failure" : "done" };
			const value = parse(payload);
			if (value?.error !== undefined && value?.error !== null) return { text, ending: "failure" };
			const content = value?.choices?.[0]?.delta?.content;
			if (typeof content === "string") text += content;
		}
	}
	return { text, ending: text === "" ? "failure" : "cut" };
}

/** An end mark, an error or text: what counts as soon as it is read. */
function isPayload(line: string): boolean {
	const value = parse(line);
	const error = value?.error;
	return (
		line.trim() === "[DONE]" ||
		(error !== undefined && error !== null) ||
		(typeof value?.choices?.[0]?.delta?.content === "string" && value.choices[0].delta.content !== "")
	);
}

function parse(payload: string) {
	try {
		return JSON.parse(payload);
	} catch {
		return undefined;
	}
}
