const entities: Readonly<Record<string, string>> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#39;": "'",
};

/** What the HTML that the content's Markdown becomes says as text: its tags gone, one line a block. */
export function plainText(html: string): string {
	return html
		.replace(/<\/(p|li|h[1-6]|tr|blockquote)>|<br\s*\/?>/g, "\n")
		.replace(/<\/t[hd]>/g, " ")
		.replace(/<[^>]+>/g, "")
		.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
		.split("\n")
		.map((line) => line.replace(/\s+/g, " ").trim())
		.filter(Boolean)
		.join("\n");
}
