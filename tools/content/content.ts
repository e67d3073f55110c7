import type { Hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isScalar, isSeq, LineCounter, parse, parseDocument } from "yaml";
import { z } from "zod";
import type { schemas } from "../../app/content/schema/schemas.ts";
import { type Locale, locales } from "../../app/locales/locale.ts";
import { brandFolder } from "../brand/files.ts";
import { hashOf, type PictureManifest } from "../pictures/derivation.ts";
import { themeFile } from "../theme.ts";
import { type CollectionName, collectionNames, contentFolder, type Entry, entryOf, type SourceFile } from "./entry.ts";
import { type Names, namesOf } from "./names.ts";
import { type Text, textsBelow, textsOf } from "./texts.ts";

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
	/** What `npm run pictures` made of them, and the names of the files it wrote. */
	derived: { manifest: PictureManifest; files: ReadonlySet<string> };
	minimums: Minimums;
	/** Addresses that the firm has given out, as `/blog/{slug}`, and the line that says so. */
	addresses: readonly { path: string; line: number }[];
	/** How the firm looks: its stylesheet of tokens, and what it draws itself, as SVG by path below the project's folder. */
	look: { theme: string; drawings: ReadonlyMap<string, string> };
	/** The interface's own words, of `app/locales`: labels, errors, mails, what the assistant says of itself. */
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
	return {
		...surroundings,
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
	const manifest = `${contentFolder}/pictures.json`;
	const drawings = globSync(`${brandFolder}/*.svg`).map((file) => [file, readFileSync(file, "utf8")] as const);
	return contentOf(entries, {
		today: new Date().toISOString().slice(0, 10),
		files,
		pictureFiles: await readPictureFiles(),
		derived: {
			manifest: existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : {},
			files: new Set(globSync("*", { cwd: "public/pictures" })),
		},
		minimums: readMinimums(),
		addresses: readGivenAddresses(),
		look: { theme: readFileSync(themeFile, "utf8"), drawings: new Map(drawings) },
		messages: locales.flatMap((locale) =>
			globSync(`app/locales/${locale}/*.json`)
				.sort()
				.flatMap((file) => messagesOf(file, readFileSync(file, "utf8"), locale)),
		),
	});
}

/** The messages of a file of a namespace. JSON is YAML, whose reader says where each value stands. */
export function messagesOf(file: string, source: string, locale: Locale): Text<SourceFile>[] {
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines });
	return textsBelow({ file, source, document, lines }, document.toJS(), locale);
}

/** The file of a picture, as far as the checks look at it. */
export interface PictureFile {
	bytes: number;
	/** In pixels; nothing where the file is no picture. */
	width: number | undefined;
	hash: Hash;
}

/** Where pictures stand, from the project's folder. */
export const pictureFolder = `${contentFolder}/pictures`;

/** The pictures of the content by their names, without ending. */
async function readPictureFiles(): Promise<ReadonlyMap<string, PictureFile>> {
	const files = globSync("*.jpg", { cwd: pictureFolder }).sort();
	return new Map(
		await Promise.all(files.map(async (file) => [file.replace(/\.jpg$/, ""), await readPicture(file)] as const)),
	);
}

async function readPicture(file: string): Promise<PictureFile> {
	const source = await readFile(join(pictureFolder, file));
	const metadata = await sharp(source)
		.metadata()
		.catch(() => undefined);
	return { bytes: source.length, width: metadata?.width, hash: hashOf(source) };
}

/** The addresses of `app/content/addresses.yaml`; without that file none. */
function readGivenAddresses(): Surroundings["addresses"] {
	const file = `${contentFolder}/addresses.yaml`;
	if (!existsSync(file)) return [];
	const lines = new LineCounter();
	const { contents } = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
	const rows = isSeq(contents) ? contents.items : [];
	return rows.flatMap((row) =>
		(isSeq(row) ? row.items : []).flatMap((item) =>
			isScalar(item) && item.range ? [{ path: String(item.value), line: lines.linePos(item.range[0]).line }] : [],
		),
	);
}

const count = z.int().positive();

/** How much a collection has at the least. */
const minimum = z.strictObject({
	entries: count.optional(),
	/** Words of each entry, in each language. */
	words: count.optional(),
	/** Items of lists of each entry, by the list's field: `differences.rows`. */
	lists: z.record(z.string(), count).default({}),
	/** Items of lists of all entries together. */
	inAll: z.record(z.string(), count).default({}),
});

const minimums = z.partialRecord(z.enum(collectionNames), minimum);

export type Minimums = z.output<typeof minimums>;

/**
 * How much a firm wants its site to have at the least, of `minimums.yaml`. Without that file nothing is asked for.
 *
 * @throws an Error that names the file, when it is not of its form
 */
function readMinimums(): Minimums {
	const file = `${contentFolder}/minimums.yaml`;
	if (!existsSync(file)) return {};
	try {
		return minimums.parse(parse(readFileSync(file, "utf8")) ?? {});
	} catch (error) {
		const why = error instanceof z.ZodError ? z.prettifyError(error) : error;
		throw new Error(`${file}: ${why}`);
	}
}
