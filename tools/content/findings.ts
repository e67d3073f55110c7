import { isScalar } from "yaml";
import type { Path, SourceFile } from "./entry.ts";
import type { Text } from "./texts.ts";

/**
 * How much a finding weighs. Errors fail the check. Warnings and samples, which are listed apart, fail a deploy
 * (`tools/publish/gate.ts`). Hints are for whoever edits the entry and fail nothing.
 */
export type Level = "error" | "warning" | "hint" | "sample";

/** Something that a check has to say about a line of a file. */
export interface Finding {
	level: Level;
	/** Path below the project's folder. */
	file: string;
	line: number;
	message: string;
}

/** A finding about a whole file. */
export function findingIn(file: string, message: string, level: Level = "error"): Finding {
	return { level, file, line: 1, message };
}

/** A finding about a value of an entry. */
export function findingAt(entry: SourceFile, path: Path, message: string, level: Level = "error"): Finding {
	return { level, file: entry.file, line: lineAt(entry, path), message };
}

/** An error in a text. @param at where the word that is wrong begins in the text's value */
export function findingInText({ entry, path, value }: Text<SourceFile>, at: number, message: string): Finding {
	return { level: "error", file: entry.file, line: lineOfWord(entry, path, value, at), message };
}

/** The line of a value, or of the closest thing around it that the file has: a missing field has no line of its own. */
function lineAt({ document, lines }: SourceFile, path: Path): number {
	for (let length = path.length; length >= 0; length--) {
		const node = document.getIn(path.slice(0, length), true);
		const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
		if (Array.isArray(range) && typeof range[0] === "number") return lines.linePos(range[0]).line;
	}
	return 1;
}

/**
 * The line of a word inside a text. YAML folds lines and drops indentation, so a place in the value is no place in the
 * file: the word is found again by counting how often it came before.
 */
function lineOfWord(entry: SourceFile, path: Path, value: string, at: number): number {
	const node = entry.document.getIn(path, true);
	const word = /^\S+/.exec(value.slice(at))?.[0];
	if (!isScalar(node) || !node.range || !word) return lineAt(entry, path);
	const [header, end] = node.range;
	// A block's first line is its mark, such as `|-`, and no text.
	const start =
		entry.source[header] === "|" || entry.source[header] === ">" ? entry.source.indexOf("\n", header) : header;
	let found = start - 1;
	for (let times = value.slice(0, at).split(word).length; times > 0; times--) {
		const next = entry.source.indexOf(word, found + 1);
		if (next < 0 || next > end) break;
		found = next;
	}
	return entry.lines.linePos(Math.max(found, start)).line;
}
