/**
 * The legal statements of the site by page, with the law they cite, who reviewed them and when: a list that the firm's
 * lawyers can read through and sign, once a year or after a change of law.
 *
 *   npm run --silent content:review > statements.md
 *   --language es|en   of one language
 *   --by PERSON        what one person reviewed, by the name of their file in `team/`
 *   --csv              a row a statement, for a spreadsheet
 */
import { parseArgs } from "node:util";
import { locales } from "../../app/locales/locale.ts";
import { provisionalPages, writePages } from "../site-pages.ts";

const { values: options } = parseArgs({
	options: { language: { type: "string" }, by: { type: "string" }, csv: { type: "boolean", default: false } },
});

const language = locales.find((locale) => locale === options.language);
if (options.language && !language) {
	console.error(`There is no language "${options.language}": ${locales.join(" or ")}`);
	process.exit(2);
}

await writePages(provisionalPages);
const { readContent } = await import("./content.ts");
const { legalStatements } = await import("./legal-statements.ts");
const { asCsv, asMarkdown } = await import("./review-list.ts");

const content = await readContent();
if (options.by && !content.names.person?.has(options.by)) {
	console.error(`There is nobody "${options.by}" in app/content/team`);
	process.exit(2);
}
const chosen = legalStatements(content).filter(
	({ locale, reviews }) =>
		(!language || locale === language) && (!options.by || reviews.some(({ by }) => by === options.by)),
);
console.log(options.csv ? asCsv(chosen, content).trimEnd() : asMarkdown(chosen, content));
