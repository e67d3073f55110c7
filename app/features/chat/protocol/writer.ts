export const eventStreamType = "text/event-stream";

/** A piece of an answer. JSON escapes line breaks and lone surrogates, so each payload is one line of valid UTF-8. */
export function writeDelta(content: string): string {
	return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}

/** The answer failed after it had begun. The text so far stands. */
export function writeError(message: string): string {
	return `data: ${JSON.stringify({ error: { message } })}\n\n`;
}

export function writeDone(): string {
	return "data: [DONE]\n\n";
}

/** A comment sent as a keep-alive, so that no proxy drops the connection as idle. */
export function writeHeartbeat(): string {
	return ":\n\n";
}

/** An empty line, which is not an event: sending it shows whether the connection is still open. */
export function writeProbe(): string {
	return "\n";
}
