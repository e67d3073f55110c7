/**
 * Checks what the firm says: `npm run content:check`.
 *
 *   --strict         warnings fail it as well, and so does a sample among testimonials, results and people
 *   --allow-sample   samples are listed and fail nothing, for a deploy of the site as a demonstration
 *   --hints          also what is worth a look and fails nothing
 */
import { parseArgs } from "node:util";
import { findings } from "./checks.ts";
import { contentOf, readEntries, readSurroundings } from "./content.ts";
import { formatted } from "./finding.ts";
import { tableOf } from "./table.ts";
import { verdict } from "./verdict.ts";

const { values: options } = parseArgs({
	options: {
		strict: { type: "boolean", default: false },
		"allow-sample": { type: "boolean", default: false },
		hints: { type: "boolean", default: false },
	},
});

const root = process.cwd();
const content = contentOf(readEntries(root), readSurroundings(root));
const { errors, warnings, hints, samples, refused } = verdict(findings(content), {
	strict: options.strict,
	allowSample: options["allow-sample"],
});

console.log(tableOf(content).join("\n"));

function list(title: string, lines: readonly string[]): void {
	if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

list(
	`Warning: samples (${samples.length}), written to show the site, to be replaced before it is launched`,
	samples.map(formatted),
);
if (options.hints) list(`Hints (${hints.length})`, hints.map(formatted));
list(`Warnings (${warnings.length})`, warnings.map(formatted));
list(`Samples that may not be deployed (${refused.length}); --allow-sample lets them pass`, refused.map(formatted));
list(`Errors (${errors.length})`, errors.map(formatted));

const failed = errors.length + refused.length + (options.strict ? warnings.length : 0);
const noted = `${warnings.length} warnings besides the list of ${samples.length} samples, ${hints.length} hints`;
console.log(failed > 0 ? `\nThe content does not pass: ${failed} to mend.` : `\nThe content passes: ${noted}.`);
process.exitCode = failed > 0 ? 1 : 0;
