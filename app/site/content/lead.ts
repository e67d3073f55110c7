/** The first paragraph of a text, and what follows it. A text that begins otherwise is not parted. */
export function splitLead(html: string): { lead: string; rest: string } {
	const end = "</p>";
	const at = html.startsWith("<p>") ? html.indexOf(end) + end.length : html.length;
	return { lead: html.slice(0, at), rest: html.slice(at).trim() };
}
