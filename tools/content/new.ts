/**
 * Begins an entry with both languages to fill in:
 *
 *   npm run content:new -- post|area|case|faq|service|person|testimonial|video [name-with-hyphens]
 *   npm run content:new -- page tv|blog|areas|social      a page that the firm does not have yet
 *   npm run content:new -- clo                            the external Chief Legal Officer
 *
 * With --replace it takes the place of a sample of the same name.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { provisionalPages, writePages } from "../site-pages.ts";

const { values, positionals } = parseArgs({
	options: { replace: { type: "boolean", default: false } },
	allowPositionals: true,
});
const [kind, name, ...others] = positionals;

// Content is checked against the page table, which is made of it: it is brought up to date first.
await writePages(provisionalPages);
const { readContent } = await import("./content.ts");
const { contentFolder } = await import("./entry.ts");
const { isKind, kindNames, newEntry } = await import("./new-entry.ts");

if (!isKind(kind) || others.length > 0) {
	console.error(`Usage: npm run content:new -- ${kindNames.join("|")} [name-with-hyphens] [--replace]`);
	process.exit(2);
}

try {
	const { path, source } = newEntry(kind, name, await readContent(), values.replace);
	writeFileSync(join(contentFolder, path), source);
	console.log(`${contentFolder}/${path} is ready to be filled in. Then: npm run content:check`);
} catch (problem) {
	console.error(problem instanceof Error ? problem.message : problem);
	process.exit(1);
}
