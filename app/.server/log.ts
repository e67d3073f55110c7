/**
 * A line of the log: one JSON object. Never what a visitor wrote, never a secret; no reference either, because lines
 * outlive an enquiry that is erased.
 */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}): void {
	console[level](JSON.stringify({ level, event, ...fields }));
}

/** What a log line may contain of something thrown. Messages of foreign errors can quote input, so they stay out. */
export function errorFields(error: unknown): { error: string; at?: string } {
	if (!(error instanceof Error)) return { error: typeof error };
	const at = error.stack
		?.split("\n")
		.find((frame) => frame.trimStart().startsWith("at "))
		?.trim();
	return { error: error.name, ...(at ? { at } : {}) };
}
