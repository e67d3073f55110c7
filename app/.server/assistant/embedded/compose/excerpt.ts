/** A longer passage is quoted in part. Words. */
const mostWhole = 260;
/** About as many words of a longer one are read at a glance on a phone. */
const mostQuoted = 230;

/** How much may be quoted, in words: of a text that is whole, and of a longer one. */
export interface Most {
	whole: number;
	quoted: number;
	/** How much the opening counts, which says what the writer meant to be read first. */
	opening?: number;
}

/** Words that point back: what begins with one is not quoted without what stands before it. */
const pointsBack =
	/^(?:\*\*)?(?:eso|esto|esa|ese|esas|esos|ello|además|también|pero|sin embargo|por eso|en cambio|si no|después|it|that|this|those|these|they|also|but|however|so|instead|otherwise|then)\b/i;

const list = /^(?:[-*+]|\d+\.) /m;
/** A label in bold, “**Texas:**”, that holds for what follows it as well. */
const labelled = /^\*\*[^*]+:?\*\*:?/;

/**
 * A passage, or the part of it that speaks of what was asked. What is quoted are whole paragraphs and whole lists, a
 * list with the line that introduces it; so no item, condition or number is parted from what it belongs to. A list that
 * is most of a passage is what it has to say: it is never left out for the words around it.
 *
 * @param relevance how much a paragraph speaks of what was asked
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

/** Paragraphs and lists; a table is a list of its rows. Headings stay out: the answer has a link with the title. */
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

/** The rows of a table, each with the names of its columns. */
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
