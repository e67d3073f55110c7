import { parseDocument } from "yaml";
import { type Content, contentOf, readContent } from "../../../tools/content/content.ts";
import { contentFolder, type Entry, entryOf, type Path } from "../../../tools/content/entry.ts";
import type { Finding } from "../../../tools/content/findings.ts";

/** The site's own entries; tests break copies of them. */
const site = await readContent();
export const { entries, messages } = site;

/** A day on which no review of the content is stale. */
export const today = "2026-11-22";

/** Entries as content, on a day of the tests. */
export function content(some: readonly Entry[] = entries, day = today): Content {
	return contentOf(some, { ...site, today: day });
}

/** The text of a file of the content. @throws when there is none */
export function textOf(file: string): string {
	const entry = entries.find((each) => each.file === `${contentFolder}/${file}`);
	if (!entry) throw new Error(`The content has no file ${file}`);
	return entry.source;
}

/** The site's content with a file added, or in the place of the one that it had. */
export function withFile(file: string, source: string): Content {
	const entry = entryOf(file, source);
	const others = entries.filter((each) => each.file !== `${contentFolder}/${file}`);
	return content(entry ? [...others, entry] : others);
}

/** The site's content with values of one file changed; `undefined` takes a field away. */
export function broken(file: string, ...changes: [path: Path, value: unknown][]): Content {
	const document = parseDocument(textOf(file));
	for (const [path, value] of changes) {
		if (value === undefined) document.deleteIn(path);
		else document.setIn(path, value);
	}
	return withFile(file, document.toString({ lineWidth: 0 }));
}

/** The site's content with a text of one file replaced by another. @throws when the file does not have it */
export function replaced(file: string, before: string, after: string): Content {
	const source = textOf(file);
	if (!source.includes(before)) throw new Error(`${file} does not say "${before}"`);
	return withFile(file, source.replace(before, after));
}

/** The site's content without some files. */
export function without(some: (file: string) => boolean): Content {
	return content(entries.filter(({ file }) => !some(file.slice(contentFolder.length + 1))));
}

/** Content of files made in a test, by their paths, and of nothing else. */
export function made(files: Readonly<Record<string, string>>, own: Content["messages"] = []): Content {
	const some = Object.entries(files).flatMap(([path, source]) => entryOf(path, source) ?? []);
	return contentOf(some, { ...site, today, messages: own });
}

/** What findings say, with their files. */
export function said(findings: readonly Finding[]): string[] {
	return findings.map(({ level, file, message }) => `${level} ${file.replace(`${contentFolder}/`, "")}: ${message}`);
}

/** The line of a file of the content on which a text stands. */
export function lineWith(file: string, text: string): number {
	return (
		textOf(file)
			.split("\n")
			.findIndex((line) => line.includes(text)) + 1
	);
}
