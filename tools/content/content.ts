import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { schemas } from "../../app/content/schema/schemas.ts";
import { type CollectionName, contentFolder, type Entry, entryOf, type SourceFile } from "./entry.ts";
import { readMessages } from "./messages.ts";
import { type Text, textsOf } from "./texts.ts";

/** An entry that its schema accepts, with what that makes of it: Markdown has become HTML. */
export type Valid<Name extends CollectionName> = Entry & { fields: z.output<(typeof schemas)[Name]> };

/** What the checks need to know besides the entries. */
interface Surroundings {
	/** `YYYY-MM-DD` */
	today: string;
	/** Names of files, without ending. */
	pictureFiles: ReadonlySet<string>;
	/** The interface's own words, of `app/locales`. */
	messages: readonly Text<SourceFile>[];
}

/** All that the checks look at. They see text and a day, never a disk or a clock. */
export interface Content extends Surroundings {
	entries: readonly Entry[];
	/** The texts of all entries. */
	texts: readonly Text[];
	/** The entries of a collection that are whole: what is wrong with the others, the schema's check says. */
	valid<Name extends CollectionName>(name: Name): readonly Valid<Name>[];
}

export function contentOf(entries: readonly Entry[], surroundings: Surroundings): Content {
	return {
		...surroundings,
		entries,
		texts: entries.flatMap(textsOf),
		// A collection's entries are parsed by its own schema, which is what gives `fields` their type.
		valid: <Name extends CollectionName>(name: Name) =>
			entries.flatMap((entry) =>
				entry.collection === name && entry.parsed.success ? [{ ...entry, fields: entry.parsed.data }] : [],
			) as readonly Entry[] as readonly Valid<Name>[],
	};
}

/** The content of this folder's project as it is on disk, today. */
export function readContent(): Content {
	const paths = globSync("**/*.yaml", { cwd: contentFolder }).sort();
	const pictures = globSync("*.jpg", { cwd: join(contentFolder, "pictures") });
	return contentOf(
		paths.flatMap((path) => entryOf(path, readFileSync(join(contentFolder, path), "utf8")) ?? []),
		{
			today: new Date().toISOString().slice(0, 10),
			pictureFiles: new Set(pictures.map((name) => name.replace(/\.jpg$/, ""))),
			messages: readMessages(),
		},
	);
}
