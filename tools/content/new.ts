/**
 * Begins an entry with both languages to fill in:
 *
 *   npm run content:new -- post|area|faq [name]
 *   npm run content:new -- case name --replace     in the place of a sample
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "./content.ts";
import { contentFolder } from "./entry.ts";
import { isKind, kinds, newEntry } from "./new-entry.ts";

const { values, positionals } = parseArgs({
	options: { replace: { type: "boolean", default: false } },
	allowPositionals: true,
});
const [kind, name, ...others] = positionals;

if (!isKind(kind) || others.length > 0) {
	console.error(`Usage: npm run content:new -- ${Object.keys(kinds).join("|")} [name-with-hyphens] [--replace]`);
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
