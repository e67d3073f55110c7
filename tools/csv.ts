import type { Row } from "./database.ts";

/**
 * Rows as CSV (RFC 4180) that spreadsheets open safely. A cell that a spreadsheet would take for a formula, full-width
 * signs included, gets an apostrophe in front, which shows it as text: `+52 81…` as well as `=HYPERLINK(…)`. So does
 * what would begin a cell in a spreadsheet that separates by semicolons, as many do in Spanish: there quotes hold
 * neither those nor line breaks together.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csv(columns: readonly string[], rows: readonly Row[]): string {
	return rows.map((row) => `${columns.map((column) => cell(row[column] ?? "")).join(",")}\r\n`).join("");
}

/** The first line. The byte order mark tells Excel that the file is UTF-8. */
export function csvHead(columns: readonly string[]): string {
	return `\uFEFF${columns.map(cell).join(",")}\r\n`;
}

/** Where a formula would begin: at the start, or after what separates cells or rows somewhere. */
const formula = /(?<=^|[;\t\r\n])(?=[\s\p{Cc}"]*[=+\-@＝＋－＠])/gu;

function cell(value: string | number): string {
	const harmless = String(value)
		.replace(formula, "'")
		.replace(/^[\t\r\n]/, "'$&");
	return `"${harmless.replaceAll('"', '""')}"`;
}
