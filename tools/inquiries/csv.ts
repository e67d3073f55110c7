import type { Row } from "../database.ts";

/**
 * Rows as CSV (RFC 4180) that spreadsheets open safely. A cell that a spreadsheet would take for a formula, full-width
 * signs included, gets an apostrophe in front, which shows it as text: `+52 81…` as well as `=HYPERLINK(…)`.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csv(columns: readonly string[], rows: readonly Row[]): string {
	return rows.map((row) => `${columns.map((column) => cell(row[column] ?? "")).join(",")}\r\n`).join("");
}

/** The first line. The byte order mark tells Excel that the file is UTF-8. */
export function csvHead(columns: readonly string[]): string {
	return `\uFEFF${columns.map(cell).join(",")}\r\n`;
}

function cell(value: string | number): string {
	const text = String(value);
	const harmless = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}
