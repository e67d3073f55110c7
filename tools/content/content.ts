import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { schemas } from "../../app/content/schema/schemas.ts";
import { type CollectionName, contentFolder, type Entry, entryOf, type SourceFile } from "./entry.ts";
import { type GivenAddress, readGivenAddresses } from "./given-addresses.ts";
import { type Look, readLook } from "./look.ts";
import { readMessages } from "./messages.ts";
import { type Minimums, readMinimums } from "./minimums.ts";
import { type Names, namesOf } from "./names.ts";
import { type DerivedPictures, type PictureFile, readDerivedPictures, readPictureFiles } from "./picture-files.ts";
import { type Text, textsOf } from "./texts.ts";

/** An entry that its schema accepts, with what that makes of it: Markdown has become HTML. */
export type Valid<Name extends CollectionName> = Entry & { fields: z.output<(typeof schemas)[Name]> };

/** What the checks need to know besides the entries. */
interface Surroundings {
	/** `YYYY-MM-DD` */
	today: string;
	/** Every file below the folder of the content, but for schemas and what tools leave there. */
	files: readonly string[];
	/** By their names, without ending. */
	pictureFiles: ReadonlyMap<string, PictureFile>;
	derived: DerivedPictures;
	minimums: Minimums;
	addresses: readonly GivenAddress[];
	look: Look;
	/** The interface's own words, of `app/locales`. */
	messages: readonly Text<SourceFile>[];
}

/** All that the checks look at. They see text and a day, never a disk or a clock. */
export interface Content extends Surroundings {
	entries: readonly Entry[];
	/** The texts of all entries. */
	texts: readonly Text[];
	/** What entries can name, such as people and topics. */
	names: Names;
	/** The entries of a collection that are whole: what is wrong with the others, the schema's check says. */
	valid<Name extends CollectionName>(name: Name): readonly Valid<Name>[];
}

export function contentOf(entries: readonly Entry[], surroundings: Surroundings): Content {
	const { today, files, pictureFiles, derived, minimums, addresses, look, messages } = surroundings;
	return {
		today,
		files,
		pictureFiles,
		derived,
		minimums,
		addresses,
		look,
		messages,
		entries,
		texts: entries.flatMap(textsOf),
		names: namesOf(entries),
		// A collection's entries are parsed by its own schema, which is what gives `fields` their type.
		valid: <Name extends CollectionName>(name: Name) =>
			entries.flatMap((entry) =>
				entry.collection === name && entry.parsed.success ? [{ ...entry, fields: entry.parsed.data }] : [],
			) as readonly Entry[] as readonly Valid<Name>[],
	};
}

/** Of the folder of the content, what is no content: schemas, guides, and what tools leave there. */
const besides = /^(schema|\.content-collections)\/|^[\w-]+\.(ts|md)$|(^|\/)\./;

/** The content of this folder's project as it is on disk, today. */
export async function readContent(): Promise<Content> {
	const files = globSync("**/*.*", { cwd: contentFolder })
		.filter((path) => !besides.test(path))
		.sort();
	const entries = files
		.filter((path) => path.endsWith(".yaml"))
		.flatMap((path) => entryOf(path, readFileSync(join(contentFolder, path), "utf8")) ?? []);
	return contentOf(entries, {
		today: new Date().toISOString().slice(0, 10),
		files,
		pictureFiles: await readPictureFiles(),
		derived: await readDerivedPictures(),
		minimums: readMinimums(),
		addresses: readGivenAddresses(),
		look: readLook(),
		messages: readMessages(),
	});
}
