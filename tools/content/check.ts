/**
 * Checks what the firm says: `npm run content:check`.
 *
 *   --strict         warnings fail it as well, and so does a sample among testimonials, results and people
 *   --allow-sample   samples are listed and fail nothing, for a deploy of the site as a demonstration
 *   --hints          also what is worth a look and fails nothing
 *   --rhythm         how every page reads: its short sentences and hedges
 */
import { parseArgs } from "node:util";
import { findings } from "./checks.ts";
import { readContent } from "./content.ts";
import type { Finding } from "./findings.ts";
import { rhythmTable, summaryOf } from "./summary.ts";
import { verdict } from "./verdict.ts";

const { values: options } = parseArgs({
	options: {
		strict: { type: "boolean", default: false },
		"allow-sample": { type: "boolean", default: false },
		hints: { type: "boolean", default: false },
		rhythm: { type: "boolean", default: false },
	},
});

const content = readContent();
const { strict, "allow-sample": allowSample } = options;
const { errors, warnings, hints, samples, refused } = verdict(findings(content), { strict, allowSample });

const { collections, notes } = summaryOf(content);
console.table(collections);
console.log(notes.join("\n"));
if (options.rhythm) console.table(rhythmTable(content));

/** `app/content/faq/litigio.yaml:12  message`: editors and terminals make the first part a link. */
function list(title: string, some: readonly Finding[]): void {
	const lines = some.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
	if (lines.length > 0) console.log(`\n${title}\n${lines.join("\n")}`);
}

list(`Warning: samples (${samples.length}), written to show the site, to be replaced before it is launched`, samples);
if (options.hints) list(`Hints (${hints.length})`, hints);
list(`Warnings (${warnings.length})`, warnings);
list(`Samples that may not be deployed (${refused.length}); --allow-sample lets them pass`, refused);
list(`Errors (${errors.length})`, errors);

const failed = errors.length + refused.length + (strict ? warnings.length : 0);
const noted = `${warnings.length} warnings besides the list of ${samples.length} samples, ${hints.length} hints`;
console.log(failed > 0 ? `\nThe content does not pass: ${failed} to mend.` : `\nThe content passes: ${noted}.`);
process.exitCode = failed > 0 ? 1 : 0;
