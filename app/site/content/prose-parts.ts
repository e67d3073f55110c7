/** A long text, split into its introduction before the first heading and its parts. */
export interface ProseParts {
	/** HTML; empty if the text begins with a heading. */
	intro: string;
	parts: { id: string | undefined; heading: string; body: string }[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Splits the HTML of the site's own Markdown at its level-two headings. */
export function proseParts(html: string): ProseParts {
	const [intro = "", ...rest] = html.split(/<h2(?: id="([^"]*)")?>(.*?)<\/h2>/s);
	return {
		intro: intro.trim(),
		parts: Array.from({ length: rest.length / 3 }, (_, index) => {
			const [id, heading = "", body = ""] = rest.slice(index * 3);
			return { id: id || undefined, heading: plain(heading), body: body.trim() };
		}),
	};
}

/** The plain text of an element's HTML. */
function plain(html: string): string {
	return html.replace(/<[^>]+>/g, "").replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);
}

/** Whether a part is a checklist of what to bring or gather. Anchors are made from the Spanish headings. */
export const isChecklist = (id: string | undefined) => /^(lista|que-(traer|reunir))\b/.test(id ?? "");
