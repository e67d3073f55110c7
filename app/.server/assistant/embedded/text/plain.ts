/** Markdown as plain text: links become their text, marks of emphasis and tables go. Lists keep their lines. */
export function plain(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^\|[ :|-]+\|$/gm, "")
		.replace(/^\|(.*)\|$/gm, (_, row: string) => row.replace(/\s*\|\s*/g, "; "))
		.replace(/^(#{1,6}|>)\s*/gm, "")
		.replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, "");
}
