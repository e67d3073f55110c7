/** Words a minute of a careful reader of legal text. */
const pace = 210;

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(text: string): number {
	return Math.max(1, Math.round(text.split(/\s+/).length / pace));
}
