import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CollectionName, collections, type Fields } from "./collections.ts";
import { contentFolder, type Entry, entryOf } from "./entry.ts";

/** The texts of the YAML files of `app/content`, by their path below it. */
export type Files = Readonly<Record<string, string>>;

/** An entry that its schema accepts. */
export type Valid<Name extends CollectionName> = Entry & { fields: Fields<Name> };

/** All that the checks look at. They see text and a day, never a disk or a clock. */
export interface Content {
	entries: readonly Entry[];
	/** The entries of a collection that are whole: what is wrong with the others, the schema's check says. */
	valid<Name extends CollectionName>(name: Name): readonly Valid<Name>[];
	/** The day of the check, `YYYY-MM-DD`. */
	today: string;
	/** Names of the pictures' files, without ending. */
	pictureFiles: ReadonlySet<string>;
}

export interface Surroundings {
	today: string;
	pictureFiles: ReadonlySet<string>;
}

/** Reads texts as content. */
export function contentOf(files: Files, { today, pictureFiles }: Surroundings): Content {
	const entries = Object.entries(files).flatMap(([path, source]) => entryOf(path, source) ?? []);
	const known = new Map<CollectionName, readonly unknown[]>();
	return {
		entries,
		today,
		pictureFiles,
		valid<Name extends CollectionName>(name: Name) {
			const found = known.get(name) ?? validEntries(entries, name);
			known.set(name, found);
			return found as readonly Valid<Name>[];
		},
	};
}

function validEntries(entries: readonly Entry[], name: CollectionName) {
	return entries
		.filter(({ collection }) => collection === name)
		.flatMap((entry) => {
			const result = parsed(entry);
			return result?.success ? [{ ...entry, fields: result.data }] : [];
		});
}

/** What an entry's schema makes of it; nothing when the file is no YAML. Markdown with HTML in it throws in its schema. */
export function parsed({ collection, data, document }: Entry) {
	if (document.errors.length > 0) return undefined;
	return collections[collection].schema.safeParse(data);
}

/** The content's files as they are on disk. */
export function readFiles(root: string): Files {
	const folder = join(root, contentFolder);
	const paths = globSync("**/*.yaml", { cwd: folder }).sort();
	return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** What the checks need to know besides the files: the day, and which pictures there are. */
export function surroundings(root: string): Surroundings {
	const names = globSync("*.jpg", { cwd: join(root, contentFolder, "pictures") });
	return {
		today: new Date().toISOString().slice(0, 10),
		pictureFiles: new Set(names.map((name) => name.replace(/\.jpg$/, ""))),
	};
}
