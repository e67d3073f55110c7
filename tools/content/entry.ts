import { type Document, isScalar, LineCounter, parseDocument } from "yaml";
import { type CollectionName, collectionOf } from "./collections.ts";
import type { Finding, Level } from "./finding.ts";

export type Path = readonly (string | number)[];

/** A YAML file of `app/content`, with what it takes to say on which line a value stands. */
export interface Entry {
	collection: CollectionName;
	/** Its file's name without ending: an entry's slug or id. */
	id: string;
	/** Path below the project's folder. */
	file: string;
	source: string;
	document: Document;
	data: unknown;
	lines: LineCounter;
}

/** Where the content is, from the project's folder. */
export const contentFolder = "app/content";

/** Reads a file's text as an entry; nothing for a file that is in no collection. */
export function entryOf(path: string, source: string): Entry | undefined {
	const collection = collectionOf(path);
	if (!collection) return undefined;
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines });
	const id = path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");
	const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
	return { collection, id, file: `${contentFolder}/${path}`, source, document, data, lines };
}

/** The line of a value, or of the closest thing around it that the file has: a missing field has no line of its own. */
export function lineAt({ document, lines }: Entry, path: Path): number {
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
 *
 * @param at where the word begins in the text's value
 */
export function lineOfWord(entry: Entry, path: Path, value: string, at: number): number {
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

/** A finding about a value of an entry. */
export function findingAt(level: Level, entry: Entry, path: Path, message: string): Finding {
	return { level, file: entry.file, line: lineAt(entry, path), message };
}
