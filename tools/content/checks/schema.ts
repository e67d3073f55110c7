import type { Content } from "../content.ts";
import { parsed } from "../content.ts";
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
	try {
		const result = parsed(entry);
		if (!result || result.success) return [];
		return result.error.issues.map(({ path, message }) => {
			const steps = path.filter((step) => typeof step !== "symbol");
			return findingAt("error", entry, steps, `${steps.join(".") || "the entry"}: ${message}`);
		});
	} catch (problem) {
		// A schema that makes HTML of Markdown throws when there is HTML in it already.
		return [findingAt("error", entry, [], problem instanceof Error ? problem.message : String(problem))];
	}
}
