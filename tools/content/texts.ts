import { type Locale, locales } from "../../app/locales/locale.ts";
import type { Entry, Path, SourceFile } from "./entry.ts";
import { remember } from "./remember.ts";

/** A text of an entry: a line or Markdown. With `SourceFile`, also one of the interface's own messages. */
export interface Text<File extends SourceFile = Entry> {
	entry: File;
	path: Path;
	value: string;
	/** The language it is in; nothing for what both languages share, such as names and addresses. */
	locale: Locale | undefined;
}

/** Every text of an entry, in the file's order. */
export const textsOf = remember((entry: Entry): readonly Text[] => textsBelow(entry, entry.data));

/** Every text of a value of a file. @param within the language that all of it is in, if there is one */
export function textsBelow<File extends SourceFile>(entry: File, data: unknown, within?: Locale): Text<File>[] {
	const walk = (value: unknown, path: Path, locale: Locale | undefined): Text<File>[] => {
		if (typeof value === "string") return [{ entry, path, value, locale }];
		if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, [...path, index], locale));
		if (typeof value !== "object" || value === null) return [];
		return Object.entries(value).flatMap(([key, item]) =>
			walk(item, [...path, key], locale ?? locales.find((each) => each === key)),
		);
	};
	return walk(data, [], within);
}

/** The texts of an entry in a language. */
export function textsIn(entry: Entry, locale: Locale): Text[] {
	return textsOf(entry).filter((text) => text.locale === locale);
}

/** Words of a text. Figures and signs alone are none. */
export function wordsOf(text: string): string[] {
	return text.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
}
