/**
 * How much a finding weighs. Errors fail the check. Warnings fail it under `--strict`, which is what a deploy runs.
 * Hints are for whoever edits the entry and fail nothing.
 */
export type Level = "error" | "warning" | "hint";

/** Something that a check has to say about a line of a file. */
export interface Finding {
	level: Level;
	/** Path below the project's folder. */
	file: string;
	line: number;
	message: string;
	/** An entry that says of itself that it is a sample; the report lists them apart. */
	sample?: boolean;
}

/** `app/content/faq/litigio.yaml:12  message`: editors and terminals make the first part a link. */
export function formatted({ file, line, message }: Finding): string {
	return `${file}:${line}  ${message}`;
}
