/**
 * Checks what the firm says: `npm run content:check`. What a deploy refuses besides, `npm run deploy -- --dry-run` says.
 *
 *   --hints      also what is worth a look and fails nothing
 *   --old-firm   instead, words left of the firm that this site was before (`app/content/previous-firm.yaml`)
 */
import { parseArgs } from "node:util";
import { provisionalPages, writePages } from "../site-pages.ts";
import type { Level } from "./findings.ts";

const { values: options } = parseArgs({
	options: {
		hints: { type: "boolean", default: false },
		"old-firm": { type: "boolean", default: false },
	},
});

// An exit code is left behind, not called: what was written to a pipe would be cut off.
process.exitCode = await (options["old-firm"] ? oldFirmLeft() : contentLeft());

/** Words left of the firm before. Resolves with the exit code. */
async function oldFirmLeft(): Promise<number> {
	const { reportOldFirm } = await import("./old-firm/report.ts");
	try {
		return (await reportOldFirm()) > 0 ? 1 : 0;
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return 1;
	}
}

/** What the content has to mend. Resolves with the exit code. */
async function contentLeft(): Promise<number> {
	// The checks read the page table, which is made of the content: it is brought up to date before they are.
	await writePages(provisionalPages);
	const { findings } = await import("./checks.ts");
	const { readContent } = await import("./content.ts");
	const { summaryOf } = await import("./summary.ts");

	const content = await readContent();
	const found = findings(content);

	const { collections, questions } = summaryOf(content);
	console.table(collections);
	console.log(questions);

	/** `app/content/faq/litigio.yaml:12  message`: editors and terminals make the first part a link. */
	function list(level: Level, title: string): number {
		const some = found.filter((finding) => finding.level === level);
		const lines = some.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
		if (lines.length > 0) console.log(`\n${title} (${lines.length})\n${lines.join("\n")}`);
		return lines.length;
	}

	const samples = list("sample", "Samples, written to show the site: a deploy refuses them");
	const hints = options.hints ? list("hint", "Hints") : found.filter(({ level }) => level === "hint").length;
	const warnings = list("warning", "Warnings: a deploy refuses them");
	const errors = list("error", "Errors");

	const noted = `${warnings} warnings besides the list of ${samples} samples, ${hints} hints`;
	console.log(errors > 0 ? `\nThe content does not pass: ${errors} to mend.` : `\nThe content passes: ${noted}.`);
	return errors > 0 ? 1 : 0;
}
