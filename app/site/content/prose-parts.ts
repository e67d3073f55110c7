/** A long text: what stands before its first heading, and its parts. */
export interface ProseParts {
	/** HTML; empty where the text begins with a heading. */
	intro: string;
	parts: { id: string | undefined; heading: string; body: string }[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Takes the HTML of the site's own Markdown apart at its level-two headings. */
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

/** Text of an element's HTML. */
function plain(html: string): string {
	return html.replace(/<[^>]+>/g, "").replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);
}

interface Figure {
	figure: string;
	label: string;
}

/**
 * Which figures hang beside which part of a text: each by the one that says its number and most of the words of its
 * label; and whether all of them do.
 */
export function figuresByPart<Hung extends Figure>(
	figures: readonly Hung[],
	{ intro, parts }: ProseParts,
): { intro: Hung[]; parts: Hung[][]; all: boolean } {
	const texts = [intro, ...parts.map(({ body }) => body)].map((html) => plain(html).toLowerCase());
	const hung: Hung[][] = texts.map(() => []);
	for (const each of figures) {
		const numbers = each.figure.match(/\d[\d.,]*/g) ?? [];
		const words = each.label.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
		const scores = texts.map((text) =>
			numbers.every((number) => text.includes(number))
				? 1 + (text.includes(each.figure) ? 1 : 0) + words.filter((word) => text.includes(word)).length
				: 0,
		);
		const best = Math.max(...scores);
		if (best > 0) hung[scores.indexOf(best)]?.push(each);
	}
	const [first = [], ...others] = hung;
	return { intro: first, parts: others, all: hung.flat().length === figures.length };
}

/** Anchors are made of the Spanish headings: a part of what to bring or to gather is a list to tick. */
export const isChecklist = (id: string | undefined) => /^(lista|que-(traer|reunir))\b/.test(id ?? "");
