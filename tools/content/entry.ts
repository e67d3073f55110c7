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

/** Reads a file's text as an entry; nothing for a file that is in no collection. */
export function entryOf(path: string, source: string): Entry | undefined {
	const [place = ""] = path.split("/");
	const collection = collectionNames.find((name) => placeOf(name) === place);
	if (!collection) return undefined;
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines });
	const id = path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");
	const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
	const parsed = schemas[collection].safeParse(data);
	return { collection, id, file: `${contentFolder}/${path}`, source, document, data, parsed, lines };
}

/** Whether an entry says of itself that it is a sample. */
export function isSample({ document }: Entry): boolean {
	return document.get("sample") === true;
}
