/**
 * The legal statements of the site by page, with the law they cite, who reviewed them and when: a list that the firm's
 * lawyers can read through and sign, once a year or after a change of law.
 *
 *   npm run --silent content:review > statements.md
 *   --by PERSON        what one person reviewed, by the name of their file in `team/`
 */
import { parseArgs } from "node:util";
import { provisionalPages, writePages } from "../site-pages.ts";

const { by } = parseArgs({ options: { by: { type: "string" } } }).values;

await writePages(provisionalPages);
const { readContent } = await import("./content.ts");
const { legalStatements } = await import("./legal-statements.ts");
const { asMarkdown } = await import("./review-list.ts");

const content = await readContent();
if (by && !content.names.person?.has(by)) {
	console.error(`There is nobody "${by}" in app/content/team`);
	process.exit(2);
}
const chosen = legalStatements(content).filter(({ reviews }) => !by || reviews.some((review) => review.by === by));
console.log(asMarkdown(chosen, content));
