/**
 * Writes the index of the site's own search, one file a language, to `app/site/search/index/`. The Worker answers the
 * plain form from it, and browsers fetch it when a reader reaches for the search. Runs before every build, after the
 * content; takes a second.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { locales } from "../app/locales/locale.ts";
import { makeIndex } from "../app/site/corpus/passage-index.ts";
import { searchDocuments } from "../app/site/search/documents.ts";
import { searchIndexForm } from "../app/site/search/search-index.ts";
import { readCorpora } from "./corpora.ts";

const folder = "app/site/search/index";

const { corpora } = await readCorpora();
await mkdir(folder, { recursive: true });
for (const locale of locales) {
	const documents = searchDocuments(corpora[locale].passages);
	const text = JSON.stringify(makeIndex(documents, searchIndexForm(locale)));
	await writeFile(`${folder}/${locale}.json`, text);
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
	console.log(
		`Search: ${locale}, ${documents.length} pieces, ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} compressed`,
	);
}
