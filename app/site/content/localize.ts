import type { Locale } from "../../locales/locale.ts";
import { withNoBreaks } from "../format/no-breaks.ts";
import { withPlacesWhole } from "./place-names.server.ts";

/** Markdown in the content. A page needs only its HTML. */
interface Markdown {
	source: string;
	html: string;
}

/**
 * Content in one language: each `{ es, en }` group is replaced by the fields of one language, and Markdown by its HTML.
 * Numbers stay on one line with their units, and place names do not break.
 */
export type Localized<T> = T extends Markdown
	? string
	: T extends readonly (infer Item)[]
		? Localized<Item>[]
		: T extends { es: infer Words; en: unknown }
			? Words extends object
				? Localized<Omit<T, "es" | "en">> & Localized<Words>
				: Words
			: T extends object
				? { [Key in keyof T]: Localized<T[Key]> }
				: T;

/**
 * An entry of `app/content` in one language, so that a page loads no text of the other. Content does not change while a
 * Worker runs, so results are cached by entry.
 */
export function localize<T>(entry: T, locale: Locale): Localized<T> {
	if (typeof entry !== "object" || entry === null) return entry as Localized<T>;
	const known = picked[locale].get(entry) ?? pick(entry, locale);
	picked[locale].set(entry, known);
	return known as Localized<T>;
}

const picked: Record<Locale, WeakMap<object, unknown>> = { es: new WeakMap(), en: new WeakMap() };

function pick(value: unknown, locale: Locale): unknown {
	if (typeof value === "string") return withPlacesWhole(withNoBreaks(value));
	if (Array.isArray(value)) return value.map((item) => pick(item, locale));
	if (typeof value !== "object" || value === null) return value;
	if ("html" in value && "source" in value) return pick(value.html, locale);
	if (!("es" in value && "en" in value)) return mapValues(value, locale);
	const { es, en, ...shared } = value;
	const words = locale === "es" ? es : en;
	if (typeof words !== "object" || words === null) return pick(words, locale);
	return { ...mapValues(shared, locale), ...mapValues(words, locale) };
}

function mapValues(value: object, locale: Locale): object {
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, locale)]));
}
