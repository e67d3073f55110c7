/**
 * What the rules say of a whole stream of bytes, written down as plainly as they read and with no regard for speed or
 * streaming: decode all, cut into lines, gather events, try the join, then each line.
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
		if (event.length === 0) continue;
		const joined = event.join("\n");
		for (const payload of understood(joined) ? [joined] : event) {
			if (payload.trim() === "[DONE]") return { text, ending: text === "" ? "failure" : "done" };
			if (!understood(payload)) continue;
			const value = JSON.parse(payload);
			if (value?.error !== undefined && value?.error !== null) return { text, ending: "failure" };
			const content = value?.choices?.[0]?.delta?.content;
			if (typeof content === "string") text += content;
		}
	}
	return { text, ending: text === "" ? "failure" : "cut" };
}

function understood(payload: string): boolean {
	if (payload.trim() === "[DONE]") return true;
	try {
		JSON.parse(payload);
		return true;
	} catch {
		return false;
	}
}
