import { type Content, parsed } from "../content.ts";
import { type Entry, findingAt } from "../entry.ts";
import type { Finding } from "../finding.ts";

/** Every entry is YAML that its schema accepts; a field in one language only is a field that is missing. */
export function checkSchema({ entries }: Content): Finding[] {
	return entries.flatMap(problemsOf);
}

function problemsOf(entry: Entry): Finding[] {
	const [error] = entry.document.errors;
	if (error) {
		const line = error.linePos?.[0].line ?? 1;
		return [{ level: "error", file: entry.file, line, message: `is no valid YAML: ${error.message.split("\n")[0]}` }];
	}
	const result = parsed(entry);
	if (!result) return [findingAt("error", entry, [], "has HTML in it: use Markdown")];
	if (result.success) return [];
	return result.error.issues.map(({ path, message }) => {
		const steps = path.filter((step) => typeof step !== "symbol");
		return findingAt("error", entry, steps, `${steps.join(".") || "the entry"}: ${message}`);
	});
}
