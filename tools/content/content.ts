import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CollectionName, collections, type Fields } from "./collections.ts";
import { contentFolder, type Entry, entryOf } from "./entry.ts";

/** An entry that its schema accepts. */
export type Valid<Name extends CollectionName> = Entry & { fields: Fields<Name> };

/** What the checks need to know besides the entries: the day, `YYYY-MM-DD`, and which files of pictures there are. */
export interface Surroundings {
	today: string;
	/** Names of files, without ending. */
	pictureFiles: ReadonlySet<string>;
}

/** All that the checks look at. They see text and a day, never a disk or a clock. */
export interface Content extends Surroundings {
	entries: readonly Entry[];
	/** The entries of a collection that are whole: what is wrong with the others, the schema's check says. */
	valid<Name extends CollectionName>(name: Name): readonly Valid<Name>[];
}

export function contentOf(entries: readonly Entry[], surroundings: Surroundings): Content {
	const ofCollection = Map.groupBy(entries, ({ collection }) => collection);
	return {
		...surroundings,
		entries,
		// A collection's entries are parsed by its own schema, which is what gives `fields` their type.
		valid: <Name extends CollectionName>(name: Name) =>
			(ofCollection.get(name) ?? []).flatMap(validEntry) as readonly Entry[] as readonly Valid<Name>[],
	};
}

function validEntry(entry: Entry) {
	const result = parsed(entry);
	return result?.success ? [{ ...entry, fields: result.data }] : [];
}

type Parsed = ReturnType<(typeof collections)[CollectionName]["schema"]["safeParse"]>;

/** Every check asks for the same entries. */
const results = new WeakMap<Entry, Parsed>();

/** What an entry's schema makes of it; nothing when it cannot be read at all, as Markdown with HTML in it. */
export function parsed(entry: Entry): Parsed | undefined {
	const known = results.get(entry);
	if (known || entry.document.errors.length > 0) return known;
	try {
		const result = collections[entry.collection].schema.safeParse(entry.data);
		results.set(entry, result);
		return result;
	} catch {
		return undefined;
	}
}

/** The entries of `app/content` as they are on disk. */
export function readEntries(root: string): Entry[] {
	const folder = join(root, contentFolder);
	const paths = globSync("**/*.yaml", { cwd: folder }).sort();
	return paths.flatMap((path) => entryOf(path, readFileSync(join(folder, path), "utf8")) ?? []);
}

/** Today, and the files of pictures on disk. */
export function readSurroundings(root: string): Surroundings {
	const names = globSync("*.jpg", { cwd: join(root, contentFolder, "pictures") });
	return {
		today: new Date().toISOString().slice(0, 10),
		pictureFiles: new Set(names.map((name) => name.replace(/\.jpg$/, ""))),
	};
}
