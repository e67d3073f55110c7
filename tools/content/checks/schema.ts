import type { Content } from "../content.ts";
import type { Entry } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";

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
	const issues = entry.parsed.error?.issues ?? [];
	return issues.map(({ path, message }) => {
		const steps = path.filter((step) => typeof step !== "symbol");
		return findingAt(entry, steps, `${steps.join(".") || "the entry"}: ${message}`);
	});
}
