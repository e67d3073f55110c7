/**
 * Writes the index of the site's own search, one file a language, to `app/site/search/index/`. The Worker answers the
 * plain form from it, and browsers fetch it when a reader reaches for the search. Runs before every build, after the
 * content; takes a second.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import MiniSearch from "minisearch";
import { runnerImport } from "vite";
import { locales } from "../app/locales/locale.ts";
import { indexOptions } from "../app/site/search/search-index.ts";

const folder = "app/site/search/index";

/** Vite resolves what Node does not: the name under which the content is imported. */
const { module } = await runnerImport<typeof import("../app/site/search/documents.server.ts")>(
	"./app/site/search/documents.server.ts",
	{ configFile: false, logLevel: "error", resolve: { tsconfigPaths: true } },
);

await mkdir(folder, { recursive: true });
for (const locale of locales) {
	const documents = module.documents(locale);
	const index = new MiniSearch(indexOptions(locale));
	index.addAll(documents);
	const text = JSON.stringify(index);
	await writeFile(`${folder}/${locale}.json`, text);
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
	console.log(
		`Search: ${locale}, ${documents.length} pieces, ${kilobytes(text.length)}, ${kilobytes(brotliCompressSync(text).length)} compressed`,
	);
}
