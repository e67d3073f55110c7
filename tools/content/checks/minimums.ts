import { type Locale, locales } from "../../../app/locales/locale.ts";
import { writtenPageIds } from "../../../app/site/pages/page-table.ts";
import type { Content } from "../content.ts";
import { type CollectionName, collectionNames, contentFolder, type Entry, placeOf } from "../entry.ts";
import { type Finding, findingAt, findingIn } from "../findings.ts";
import { valueAt } from "../names.ts";
import { textsIn } from "../texts.ts";
import { isUnfinished } from "./placeholders.ts";

/** There is as much to read as the firm wants (`app/content/minimums.yaml`), and no page without its entry. */
export function checkMinimums(content: Content): Finding[] {
	return [
		...collectionNames.flatMap((name) => few(content, name)),
		...missingFiles(content),
		...withoutEachOther(content),
	];
}

function few(content: Content, name: CollectionName): Finding[] {
	const least = content.minimums[name];
	if (!least) return [];
	const entries = content.entries.filter(({ collection }) => collection === name);
	const whole = entries.filter((entry) => entry.parsed.success && !isUnfinished(entry));
	const inAll = Object.entries(least.inAll).flatMap(([list, most]) => {
		const items = entries.reduce((sum, entry) => sum + lengthOf(entry, list), 0);
		return fewerThan(most, items, list, name);
	});
	return [
		...whole.flatMap((entry) => [...fewWords(entry, least.words ?? 0), ...shortLists(entry, least.lists)]),
		...fewerThan(least.entries ?? 0, entries.length, "entries", name),
		...inAll,
	];
}

function fewWords(entry: Entry, least: number): Finding[] {
	return locales.flatMap((locale) => {
		const words = wordCount(entry, locale);
		if (words >= least) return [];
		return [findingAt(entry, [], `has ${words} words in ${locale}, at least ${least} are asked for`)];
	});
}

function shortLists(entry: Entry, lists: Readonly<Record<string, number>>): Finding[] {
	return Object.entries(lists)
		.filter(([list, least]) => lengthOf(entry, list) < least)
		.map(([list, least]) => {
			const message = `${list} has ${lengthOf(entry, list)} items, at least ${least} are asked for`;
			return findingAt(entry, list.split("."), message);
		});
}

/** How many items a list of an entry has, as it is written. @param list a field, or fields joined by full stops */
export function lengthOf({ data }: Entry, list: string): number {
	const items = valueAt(data, list.split("."));
	return Array.isArray(items) ? items.length : 0;
}

/** Pages that exist only if there is something to list on them. */
const listing = { tv: "videos", blog: "posts", areas: "areas" } as const;

/** A list without its page is shown nowhere, and neither is a page without anything to list. */
function withoutEachOther(content: Content): Finding[] {
	return Object.entries(listing).flatMap(([page, collection]) => {
		const pages = content.entries.filter((entry) => entry.collection === "pages" && entry.id === page);
		const [item] = content.entries.filter((entry) => entry.collection === collection);
		const file = `${contentFolder}/pages/${page}.yaml`;
		if (item && pages.length === 0) {
			const message = `is missing: without it nothing of ${collection} is shown (npm run content:new -- page ${page})`;
			return [findingIn(file, message)];
		}
		if (item) return [];
		return pages.map((entry) => findingAt(entry, [], `is shown nowhere: there is nothing in ${collection}`, "hint"));
	});
}

/** Files without which there is no site: what the firm is, its home page, and each page of the table that is written. */
function missingFiles({ entries }: Content): Finding[] {
	const has = (collection: CollectionName, id: string) =>
		entries.some((entry) => entry.collection === collection && entry.id === id);
	const single = (["firm", "home", "pictures"] as const)
		.filter((name) => !has(name, name))
		.map((name) => `${name}.yaml`);
	const pages = [...writtenPageIds, "not-found"].filter((id) => !has("pages", id)).map((id) => `pages/${id}.yaml`);
	return [...single, ...pages].map((path) =>
		findingIn(`${contentFolder}/${path}`, "is missing, and the site has no page without it"),
	);
}

function fewerThan(least: number, count: number, what: string, name: CollectionName): Finding[] {
	const message = `has ${count} ${what}, at least ${least} are asked for`;
	return count < least ? [findingIn(`${contentFolder}/${placeOf(name)}`, message)] : [];
}

/** Words of an entry in a language, counted as a reader would: between blanks, figures included. */
export function wordCount(entry: Entry, locale: Locale): number {
	return textsIn(entry, locale).reduce((sum, { value }) => sum + value.split(/\s+/).filter(Boolean).length, 0);
}
