import { type Document, LineCounter, parseDocument } from "yaml";
import { files, schemas } from "../../app/content/schema/schemas.ts";

export type CollectionName = keyof typeof schemas;

export const collectionNames = Object.keys(schemas) as CollectionName[];

export type Path = readonly (string | number)[];

/** A file of YAML or JSON, with what it takes to say on which line a value stands. */
export interface SourceFile {
	/** Path below the project's folder. */
	file: string;
	source: string;
	document: Document;
	lines: LineCounter;
}

/** A YAML file of `app/content`. */
export interface Entry extends SourceFile {
	collection: CollectionName;
	/** Its file's name without ending: an entry's slug or id. */
	id: string;
	data: unknown;
	/** What the schema of its collection makes of it. */
	parsed: ReturnType<(typeof schemas)[CollectionName]["safeParse"]>;
}

/** Where the content is, from the project's folder. */
export const contentFolder = "app/content";

/** The file or folder of a collection, below the folder of the content. */
export function placeOf(name: CollectionName): string {
	return name in files ? `${name}.yaml` : name;
}

/** The collection that a file is an entry of, by its path below the folder of the content. */
export function collectionOf(path: string): CollectionName | undefined {
	const [place, name, ...deeper] = path.split("/");
	if (deeper.length > 0 || !path.endsWith(".yaml")) return undefined;
	return collectionNames.find((each) => placeOf(each) === place && each in files === (name === undefined));
}

/** Reads a file's text as an entry; nothing for a file that is in no collection. */
export function entryOf(path: string, source: string): Entry | undefined {
	const collection = collectionOf(path);
	if (!collection) return undefined;
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines });
	const id = path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");
	const data = dataOf(document);
	const parsed = schemas[collection].safeParse(data);
	return { collection, id, file: `${contentFolder}/${path}`, source, document, data, parsed, lines };
}

/** What a file says; nothing where it is no YAML, or names an alias that is none, such as `*emphasis*`. */
function dataOf(document: Document): unknown {
	if (document.errors.length > 0) return undefined;
	try {
		return document.toJS();
	} catch {
		return undefined;
	}
}

/** Whether an entry says of itself that it is a sample. */
export function isSample({ document }: Entry): boolean {
	return document.get("sample") === true;
}

/** Whether an entry's file can be read at all. */
export function isYaml({ data }: Entry): boolean {
	return data !== undefined;
}

/** Whether the schema has something to say about a value, or about what it stands in. */
export function hasIssueAt({ parsed }: Entry, path: Path): boolean {
	const issues = parsed.error?.issues ?? [];
	return issues.some((issue) => issue.path.length <= path.length && issue.path.every((step, at) => step === path[at]));
}
