/** Plain text as Markdown: characters that would be markup are escaped. */
export function text(plain: string): string {
	return plain.replace(/[\\`*_[\]<>|]/g, "\\$&");
}

export function heading(level: 2 | 3 | 4, plain: string): string {
	return `${"#".repeat(level)} ${text(plain)}`;
}

/** A list with an item a line. Items are Markdown. */
export function list(items: readonly string[]): string {
	return items.map((item) => `- ${item}`).join("\n");
}

export function numbered(items: readonly string[]): string {
	return items.map((item, index) => `${index + 1}. ${item}`).join("\n");
}

export function link(name: string, address: string): string {
	return `[${text(name)}](${address})`;
}

/** A table. Cells are plain text. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
	const row = (cells: readonly string[]) => `| ${cells.map(text).join(" | ")} |`;
	return [row(columns), `|${columns.map(() => " --- |").join("")}`, ...rows.map(row)].join("\n");
}
