import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { type Locale, locales } from "../../app/locales/locale.ts";
import type { SourceFile } from "./entry.ts";
import { type Text, textsBelow } from "./texts.ts";

const folder = "app/locales";

/** The interface's own words as they are on disk: labels, errors, mails, what the assistant says of itself. */
export function readMessages(): Text<SourceFile>[] {
	return locales.flatMap((locale) =>
		globSync(`${locale}/*.json`, { cwd: folder })
			.sort()
			.flatMap((path) => messagesOf(`${folder}/${path}`, readFileSync(join(folder, path), "utf8"), locale)),
	);
}

/** The messages of a file of a namespace. JSON is YAML, whose reader says where each value stands. */
export function messagesOf(file: string, source: string, locale: Locale): Text<SourceFile>[] {
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines });
	const data: unknown = document.toJS();
	return textsBelow({ file, source, document, lines }, data, locale);
}
