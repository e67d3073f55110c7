/** Plain text as Markdown: escapes characters that would be markup. */
export function text(plain: string): string {
	return plain.replace(/[\\`*_[\]<>|]/g, "\\$&");
}

export function heading(level: 2 | 3 | 4, plain: string): string {
	return `${"#".repeat(level)} ${text(plain)}`;
}

/** A list with one item per line. Items are Markdown. */
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

/** A term in bold and its text: `**Title**: text`. Both are plain text. */
export function entry(title: string, plain: string, aside?: string): string {
	return `**${text(title)}**${aside ? ` (${text(aside)})` : ""}: ${text(plain)}`;
}

/** Ends a sentence with a period unless it already has one, as after an abbreviation (`p. m.`). */
export function sentence(words: string): string {
	return /[.!?…]["”»)*]*$/.test(words) ? words : `${words}.`;
}

/** The parts of a text between its headings, each with its heading; the first may have none. */
export function sectionsOf(markdown: string): { title?: string; markdown: string }[] {
	return markdown
		.split(/^(?=#{2,6} )/m)
		.map((section) => {
			const title = /^#{2,6} (.+)$/m.exec(section)?.[1];
			return title === undefined
				? { markdown: section.trim() }
				: { title: plain(title), markdown: section.slice(section.indexOf("\n")).trim() };
		})
		.filter((section) => section.markdown !== "");
}

/** Markdown as plain text: without links, emphasis, headings and tables. Lists keep their lines. */
export function plain(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^\|[ :|-]+\|$/gm, "")
		.replace(/^\|(.*)\|$/gm, (_, row: string) => row.replace(/\s*(?<!\\)\|\s*/g, "; "))
		.replace(/^(#{1,6}|>)\s*/gm, "")
		.replace(/(?<!\\)[*_`]{1,3}(?=\S)|(?<=[^\s\\])[*_`]{1,3}/g, "")
		.replace(/\\([\\`*_[\]<>|])/g, "$1");
}

/** Markdown as plain text on one line, without list markers. */
export function prose(markdown: string): string {
	return plain(markdown)
		.replace(/^\s*(?:[-+*]|\d+\.)\s+/gm, "")
		.replace(/\s+/g, " ")
		.trim();
}
