import { type Locale, locales } from "../../app/locales/locale.ts";
import { table, text } from "../../app/site/corpus/markdown.ts";
import type { Content } from "./content.ts";
import type { LegalStatement } from "./legal-statements.ts";

const languages: Record<Locale, string> = { es: "Español", en: "English" };

/** Legal statements as a document to sign: a table a page and language, and a line for everybody who reviewed one. */
export function asMarkdown(statements: readonly LegalStatement[], content: Content): string {
	const names = new Map(content.valid("team").map(({ id, fields }) => [id, fields.name]));
	const name = (id: string) => names.get(id) ?? id;
	const files = [...new Set(statements.map(({ entry }) => entry.file))];
	const cited = statements.filter(({ sources }) => sources.length > 0).length;
	return [
		`# Legal statements, ${content.today}`,
		`${statements.length} statements on ${files.length} pages; ${cited} cite a law that their page names. A sentence is listed for a citation, a number of days, an amount or a court.`,
		...files.flatMap((file) => {
			const own = statements.filter(({ entry }) => entry.file === file);
			return [
				`## ${text(file.replace(/^app\/content\//, ""))}`,
				...locales.flatMap((locale) => tableOf(own, locale, name)),
			];
		}),
		"## Signatures",
		table(
			["Reviewer", "Statements", "Signature", "Date"],
			signers(statements).map(([by, count]) => [name(by), String(count), "", ""]),
		),
	].join("\n\n");
}

function tableOf(statements: readonly LegalStatement[], locale: Locale, name: (id: string) => string): string[] {
	const own = statements.filter((statement) => statement.locale === locale);
	if (own.length === 0) return [];
	const rows = own.map(({ line, words, grounds, sources, reviews }) => [
		String(line),
		words,
		grounds.join(", "),
		sources.join("; ") || "—",
		reviews.map(({ by, on }) => `${name(by)}, ${on}`).join("; ") || "nobody",
	]);
	return [`### ${languages[locale]}`, table(["Line", "Statement", "For its", "Law", "Reviewed"], rows)];
}

/** Everybody who reviewed one of the statements, with how many. */
function signers(statements: readonly LegalStatement[]): [by: string, count: number][] {
	const counts = new Map<string, number>();
	for (const { reviews } of statements) for (const { by } of reviews) counts.set(by, (counts.get(by) ?? 0) + 1);
	return [...counts].toSorted(([, one], [, other]) => other - one);
}
