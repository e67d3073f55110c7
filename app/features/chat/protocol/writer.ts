/** The media type of an answer. */
export const eventStreamType = "text/event-stream";

/** A piece of an answer. JSON escapes line breaks and lone surrogates, so each payload is one line of valid UTF-8. */
export function writeDelta(content: string): string {
	return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}

/** The answer failed after it had begun. The text so far stands. */
export function writeError(message: string): string {
	return `data: ${JSON.stringify({ error: { message } })}\n\n`;
}

/** The answer is complete. */
export function writeDone(): string {
	return "data: [DONE]\n\n";
}

/** A comment: says that somebody is still there, so that nothing on the way takes the silence for a dead line. */
export function writeHeartbeat(): string {
	return ":\n\n";
}

/** An empty line, which says nothing at all: whether it can be sent tells whether anybody is there. */
export function writeProbe(): string {
	return "\n";
}
