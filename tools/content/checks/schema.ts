import { isAlias, isScalar, visit } from "yaml";
import type { Content } from "../content.ts";
import type { Entry } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { plainIssue } from "../plain-issue.ts";
import { textsOf } from "../texts.ts";
import { slipOf } from "../yaml-error.ts";

/** Every entry is YAML that its schema accepts; a field in one language only is a field that is missing. */
export function checkSchema({ entries }: Content): Finding[] {
	return entries.flatMap((entry) => {
		const slip = slipOf(entry.document, entry.source);
		// Of a file that cannot be read, nothing else is known.
		if (slip) return [{ level: "error", file: entry.file, line: slip.line, message: `${slip.es} / ${slip.en}` }];
		const lost = [...swallowed(entry), ...cutOff(entry)];
		return lost.length > 0 ? lost : issues(entry);
	});
}

function issues(entry: Entry): Finding[] {
	return (entry.parsed.error?.issues ?? []).map((issue) => {
		const steps = issue.path.filter((step) => typeof step !== "symbol");
		return findingAt(entry, steps, `${steps.join(".") || "the entry"}: ${plainIssue(issue, entry.data)}`);
	});
}

/** Words that YAML takes for something else without saying so: `*emphasis*`, `&Co.`, `!Atención`. */
function swallowed(entry: Entry): Finding[] {
	const found: Finding[] = [];
	visit(entry.document, {
		Node(_, node) {
			const tag = isScalar(node) && node.tag?.startsWith("!") ? "!" : undefined;
			const mark = isAlias(node) ? "*" : "anchor" in node && node.anchor ? "&" : tag;
			if (!mark || !node.range) return;
			const { line } = entry.lines.linePos(node.range[0]);
			const es = `un texto no puede empezar con ${mark} sin comillas: ponga comillas (") alrededor`;
			const en = `a text cannot begin with ${mark} without quotation marks: put them (") around it`;
			found.push({ level: "error", file: entry.file, line, message: `${es} / ${en}` });
		},
	});
	return found;
}

/** In a text without quotation marks, what follows a blank and # is a comment, and no reader sees it. */
function cutOff(entry: Entry): Finding[] {
	return textsOf(entry).flatMap(({ path, locale }) => {
		const node = entry.document.getIn(path, true);
		if (!locale || !isScalar(node) || node.type !== "PLAIN" || !node.range) return [];
		const [, comment] = /^[ \t]+(#.*)/.exec(entry.source.slice(node.range[1])) ?? [];
		if (!comment) return [];
		const es = `lo que sigue a # no se publica (“${comment}”): ponga el texto entre comillas`;
		const en = "what follows # is not published: put the text in quotation marks";
		return [findingAt(entry, path, `${es} / ${en}`)];
	});
}
