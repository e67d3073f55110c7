import { existsSync, readFileSync } from "node:fs";
import { projectFiles } from "../../project-files.ts";
import { serveBuild } from "../../serve-build.ts";
import { decoded, type Leftover, leftoversIn, readOldWords, wordsFile } from "./words.ts";

const readable = /\.(tsx?|mts|json|ya?ml|md|css|svg|html|toml|txt)$|^public\/_headers$/;

/** What decides what visitors read, or which Worker answers them. */
const deciding = /^(app\/content\/|app\/locales\/|public\/|wrangler\.toml$|package\.json$)/;

/**
 * Looks for words of the firm that this site was before, in the project's files and, if there is a build, in every page
 * as it is served. Prints where they stand.
 *
 * @returns how many visitors could read; words in code and documents decide nothing, and are printed as well
 */
export async function reportOldFirm(): Promise<number> {
	const words = readOldWords();
	console.log(`Words of the previous firm: ${words.words.join(", ")}`);
	const inFile = (path: string) =>
		leftoversIn(readFileSync(path, "utf8"), words, { prose: /^app\/(content|locales)\//.test(path) });
	const files = projectFiles().filter(
		(path) => readable.test(path) && path !== wordsFile && path !== "package-lock.json",
	);
	const [content, rest] = [files.filter((path) => deciding.test(path)), files.filter((path) => !deciding.test(path))];
	const written = list("In content and settings", content, inFile);
	const pages = existsSync("build/server/index.js") ? await servedPages() : undefined;
	if (!pages) console.log("\nThere is no build, so no page was looked at: npm run build, and then this again.");
	const served = list("In the pages of the build", [...(pages?.keys() ?? [])], (path) =>
		leftoversIn(decoded(pages?.get(path) ?? ""), words, { prose: true }),
	);
	list("In code and documents, which no visitor reads", rest, inFile);
	const found = written + served;
	console.log(found > 0 ? `\n${found} left to mend.` : "\nNothing of the previous firm is left in what visitors read.");
	return found;
}

/** Prints `file:line  word: what stands around it`. @returns how many */
function list(title: string, paths: readonly string[], leftovers: (path: string) => Leftover[]): number {
	const lines = paths.flatMap((path) =>
		leftovers(path).map(({ line, word, excerpt }) => `  ${path}:${line}  ${word}: …${excerpt}…`),
	);
	if (lines.length > 0) console.log(`\n${title} (${lines.length})\n${lines.join("\n")}`);
	return lines.length;
}

/** What machines read, and the page of an address that does not exist. */
const besides = [
	"/robots.txt",
	"/llms.txt",
	"/feed.xml",
	"/en/feed.xml",
	"/site.webmanifest",
	"/.well-known/security.txt",
	"/no-such-page",
	"/en/no-such-page",
];

/** The text of every page of the build as it is served, in both languages, and of what machines read, by path. */
async function servedPages(): Promise<ReadonlyMap<string, string>> {
	const site = await serveBuild();
	try {
		const read = async (path: string) => (await fetch(site.url + path)).text();
		const sitemap = await read("/sitemap.xml");
		const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
		const pages = new Map([["/sitemap.xml", sitemap]]);
		for (const path of [...paths, ...besides]) pages.set(path, await read(path));
		return pages;
	} finally {
		site.stop();
	}
}
