import { type Locale, locales } from "../../app/locales/locale.ts";
import type { Entry, Path } from "./entry.ts";

/** A text of an entry: a line or Markdown. */
export interface Text {
	path: Path;
	value: string;
	/** The language it is in; nothing for what both languages share, such as names and addresses. */
	locale: Locale | undefined;
}

/** Every text of an entry, in the file's order. */
export function textsOf(entry: Entry): Text[] {
	return walk(entry.data, [], undefined);
}

function walk(value: unknown, path: Path, locale: Locale | undefined): Text[] {
	if (typeof value === "string") return [{ path, value, locale }];
	if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, [...path, index], locale));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) =>
		walk(item, [...path, key], locale ?? locales.find((each) => each === key)),
	);
}

/** The texts of an entry in a language. */
export function textsIn(entry: Entry, locale: Locale): Text[] {
	return textsOf(entry).filter((text) => text.locale === locale);
}

/** A value of both languages, side by side. */
export interface Pair {
	/** The path of the group that has `es` and `en`. */
	path: Path;
	es: unknown;
	en: unknown;
}

/** Every group of an entry that has both languages, with what each says. */
export function pairsOf(entry: Entry): Pair[] {
	return pairs(entry.data, []);
}

function pairs(value: unknown, path: Path): Pair[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => pairs(item, [...path, index]));
	if (typeof value !== "object" || value === null) return [];
	const own = "es" in value || "en" in value ? [{ path, es: memberOf(value, "es"), en: memberOf(value, "en") }] : [];
	const below = Object.entries(value).filter(([key]) => key !== "es" && key !== "en");
	return [...own, ...below.flatMap(([key, item]) => pairs(item, [...path, key]))];
}

function memberOf(value: object, key: string): unknown {
	return Object.entries(value).find(([name]) => name === key)?.[1];
}

/** Words of a text. Figures and signs alone are none. */
export function wordsOf(text: string): string[] {
	return text.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
}
