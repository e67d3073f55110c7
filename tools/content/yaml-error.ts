import { readFileSync } from "node:fs";
import { type Document, parse } from "yaml";
import { z } from "zod";

/** What is wrong and what to do, for whoever edits the file. */
export interface Slip {
	line: number;
	es: string;
	en: string;
}

const pattern = z.string().transform((source) => new RegExp(source, "u"));
const slips = z
	.array(
		z.strictObject({
			sign: pattern,
			next: pattern.default(/^/u),
			below: z.boolean().default(false),
			es: z.string(),
			en: z.string(),
		}),
	)
	.parse(parse(readFileSync(new URL("slips.yaml", import.meta.url), "utf8")));

/**
 * The first error of a file that is no YAML, in plain words. The parser says where it stopped understanding and by which
 * rule; the slip of the pen is read from the line itself (`slips.yaml`).
 */
export function slipOf(document: Document, source: string): Slip | undefined {
	const [error] = document.errors;
	if (!error) return undefined;
	const lines = source.split(/\r?\n/);
	const at = Math.min(error.linePos?.[0].line ?? 1, lines.length);
	const [said] = error.message.split(" at line ");
	const scene = `${error.code}: ${said}\n${lines[at - 1]}`;
	const slip = slips.find(({ sign, next }) => sign.test(scene) && next.test(lines[at] ?? ""));
	if (!slip) return undefined;
	const groups = slip.sign.exec(scene)?.groups ?? {};
	const filled = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => shortened(groups[name] ?? ""));
	const line = groups.quote ? lineThatOpens(groups.quote, lines) : at + Number(slip.below);
	return { line, es: filled(slip.es), en: filled(slip.en) };
}

/** The parser misses a quotation mark at the end of the file; it opens where a value begins with it, in a line without a second one. */
function lineThatOpens(mark: string, lines: readonly string[]): number {
	const opens = lines.findIndex((text) => {
		const [, value = ""] = /(?:^\s*|[:{[,-]\s+)(["'].*)$/.exec(text) ?? [];
		return value.startsWith(mark) && !value.slice(1).replace(/\\./g, "").includes(mark);
	});
	return opens + 1 || 1;
}

function shortened(text: string): string {
	return text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text;
}
