/** Words. Longer passages are quoted in part. */
const mostWhole = 260;
/** Words quoted of a longer passage: about what can be read at a glance on a phone. */
const mostQuoted = 230;

/** Words that may be quoted: the length up to which a text is quoted whole, and the limit for longer ones. */
export interface Most {
	whole: number;
	quoted: number;
	/** The weight of the opening, which the writer meant to be read first. */
	opening?: number;
}

/** Words that point back: a block that begins with one is never quoted without the block before it. */
const pointsBack =
	/^(?:\*\*)?(?:eso|esto|esa|ese|esas|esos|ello|además|también|pero|sin embargo|por eso|en cambio|si no|después|it|that|this|those|these|they|also|but|however|so|instead|otherwise|then)\b/i;

const list = /^(?:[-*+]|\d+\.) /m;
/** A bold label, “**Texas:**”, that also applies to the blocks after it. */
const labelled = /^\*\*[^*]+:?\*\*:?/;

/**
 * A passage, or the part of it that is relevant to the question. Only whole paragraphs and whole lists are quoted, a
 * list together with the line that introduces it, so no item, condition or number loses its context. A list that makes
 * up most of a passage is its point, so it is never dropped in favor of the text around it.
 *
 * @param relevance how relevant a paragraph is to the question
 */
export function excerpt(
	markdown: string,
	relevance: (block: string) => number,
	{ whole, quoted, opening = 2.2 }: Most = { whole: mostWhole, quoted: mostQuoted },
): string {
	const blocks = blocksOf(markdown);
	const lengths = blocks.map((block) => block.split(/\s+/).length);
	const length = (from: number, to: number) => lengths.slice(from, to).reduce((sum, words) => sum + words, 0);
	if (length(0, blocks.length) <= whole) return blocks.join("\n\n");
	const points = blocks.map(relevance);
	const main = blocks.findIndex((block, at) => list.test(block) && (lengths[at] ?? 0) > length(0, blocks.length) / 2);
	let best = { from: 0, to: 1, points: -1 };
	for (const from of blocks.keys()) {
		let to = from + 1;
		while (to < blocks.length && length(from, to + 1) <= quoted) to += 1;
		if (main !== -1 && to <= main && length(from, main) <= quoted) to = main + 1;
		if (main !== -1 && (from > main || to <= main)) continue;
		const sum = points.slice(from, to).reduce((total, each) => total + each, 0) * (from === 0 ? opening : 1);
		if (sum > best.points) best = { from, to, points: sum };
	}
	const { to } = best;
	let { from } = best;
	const isLabelled = (at: number) => labelled.test(blocks[at] ?? "");
	const underLabel = blocks.slice(0, from).some((_, at) => isLabelled(at));
	while (from > 0 && (pointsBack.test(blocks[from] ?? "") || (underLabel && !isLabelled(from)))) from -= 1;
	return blocks.slice(from, to).join("\n\n");
}

/** The end of a line that introduces a list, also in bold. */
const introduces = /:\**$/;

/** Paragraphs and lists; a table becomes a list of its rows. Headings are dropped: the answer links the title. */
function blocksOf(markdown: string): string[] {
	const blocks: string[] = [];
	for (const block of markdown.split(/\n{2,}/)) {
		const text = block.replace(/^#{1,6} .*$/gm, "").trim();
		if (text === "") continue;
		const last = blocks.at(-1);
		const isList = /^(?:[-*+] |\d+\. |\|)/.test(text);
		const shown = text.startsWith("|") ? rowsOf(text) : text;
		if (isList && last && introduces.test(last)) blocks[blocks.length - 1] = `${last}\n\n${shown}`;
		else blocks.push(shown);
	}
	return blocks;
}

/** The rows of a table, each with its column names. */
function rowsOf(table: string): string {
	const [names = [], ...rows] = table
		.split("\n")
		.filter((row) => !/^\|[\s:|-]+\|$/.test(row))
		.map((row) =>
			row
				.slice(1, -1)
				.split(/(?<!\\)\|/)
				.map((cell) => cell.trim()),
		);
	return rows
		.map(([first = "", ...cells]) => {
			const parts = cells.map((cell, at) => (names[at + 1] ? `${names[at + 1]}: ${cell}` : cell));
			return `- **${first.replace(/\*\*/g, "")}**: ${parts.join("; ")}`;
		})
		.join("\n");
}
