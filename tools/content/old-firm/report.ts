import { existsSync } from "node:fs";
import { projectFiles } from "./project-files.ts";
import { servedPages } from "./served-pages.ts";
import { decoded, type Leftover, leftoversIn, type OldWords, readOldWords } from "./words.ts";

/**
 * Looks for words of the firm that this site was before, in the project's files and, if there is a build, in every page
 * as it is served. Prints where they stand.
 *
 * @returns how many visitors could read; words in code and documents decide nothing, and are printed as well
 */
export async function reportOldFirm(): Promise<number> {
	const words = readOldWords();
	console.log(`Words of the previous firm: ${words.words.join(", ")}`);
	const files = projectFiles();
	const deciding = files.filter(({ decides }) => decides);
	const content = list("In content and settings", deciding, (path) => leftoversOf(path, deciding, words));
	const pages = existsSync("build/server/index.js") ? await servedPages() : undefined;
	if (!pages) console.log("\nThere is no build, so no page was looked at: npm run build, and then this again.");
	const served = list("In the pages of the build", pages ?? [], (path) => {
		const page = pages?.find((each) => each.path === path);
		return page ? leftoversIn(decoded(page.text), words, { prose: true }) : [];
	});
	const rest = files.filter(({ decides }) => !decides);
	list("In code and documents, which no visitor reads", rest, (path) => leftoversOf(path, rest, words));
	const found = content + served;
	console.log(found > 0 ? `\n${found} left to mend.` : "\nNothing of the previous firm is left in what visitors read.");
	return found;
}

function leftoversOf(path: string, files: readonly { path: string; text: string }[], words: OldWords): Leftover[] {
	const text = files.find((each) => each.path === path)?.text ?? "";
	return leftoversIn(text, words, { prose: /^app\/(content|locales)\//.test(path) });
}

/** Prints `file:line  word: what stands around it`. @returns how many */
function list(title: string, some: readonly { path: string }[], leftovers: (path: string) => Leftover[]): number {
	const lines = some.flatMap(({ path }) =>
		leftovers(path).map(({ line, word, excerpt }) => `  ${path}:${line}  ${word}: …${excerpt}…`),
	);
	if (lines.length > 0) console.log(`\n${title} (${lines.length})\n${lines.join("\n")}`);
	return lines.length;
}
