import type { Token, Tokens } from "marked";

/** The bold words at the start of a block. */
function labelOf(block: Token | undefined): string {
	const inner = block && "tokens" in block ? block.tokens?.[0] : undefined;
	// In a list item, the words are a nested block.
	if (inner?.type === "text" && "tokens" in inner) return labelOf(inner);
	return inner?.type === "strong" ? inner.text : "";
}

const place = /^(?:En|In) \p{Lu}[^,.:]*[,:]?$/u;
type Render = (blocks: Token[]) => string;

/** HTML of a text's blocks, with two places side by side and labeled entries in rows. */
export function layOut(blocks: Token[], laws: readonly string[], render: Render): string {
	let html = "";
	let level = 2;
	for (let at = 0; at < blocks.length; ) {
		const block = blocks[at];
		if (block?.type === "heading") level = (block as Tokens.Heading).depth;
		const form = sideBySide(blocks, at, laws, render) ?? rows(blocks, at, render, level + 1);
		const end = form?.end ?? at + 1;
		html += form?.html ?? render(blocks.slice(at, end));
		at = end;
	}
	return html;
}

/**
 * Two columns from here on: everything about the first place, and the paragraph about the second with its list. They
 * are always in the order of the firm's laws, so readers know which column is theirs.
 */
function sideBySide(blocks: Token[], at: number, laws: readonly string[], render: Render) {
	const first = placeOf(blocks[at]);
	if (!first) return undefined;
	const isHeading = ({ type }: Token) => type === "heading";
	const second = blocks.findIndex((block, index) => index > at && (isHeading(block) || placeOf(block) !== ""));
	const name = placeOf(blocks[second]);
	if (!name || name === first) return undefined;
	const next = blocks.findIndex(({ type }, index) => index > second && type !== "space");
	const end = blocks[next]?.type === "list" ? next + 1 : second + 1;
	const columns = [blocks.slice(at, second), blocks.slice(second, end)];
	const rank = (place: string) => laws.findIndex((law) => place.endsWith(` ${law}`));
	if (rank(name) !== -1 && rank(name) < rank(first)) columns.reverse();
	const html = columns.map((column) => `<div>\n${render(column)}</div>\n`);
	const [short = 0, long = 0] = html.map(lengthOf).toSorted((a, b) => a - b);
	const look = long > short * mostUneven ? "facing uneven" : "facing";
	return { html: `<div class="${look}">\n${html.join("")}</div>\n`, end };
}

/**
 * If one column is longer than the other by more than this factor, they are stacked: side by side would leave a gap.
 */
const mostUneven = 1.5;

/** Length of the text without its markup. */
const lengthOf = (html: string) => html.replace(/<[^>]+>/g, "").trim().length;

/** The place whose law a paragraph says it is about. */
function placeOf(block: Token | undefined): string {
	const label = block?.type === "paragraph" ? labelOf(block) : "";
	return place.test(label) ? label.replace(/[,:]$/, "") : "";
}

/** At least this many entries make rows; a label with more characters is a sentence. */
const fewest = 3;
const longest = 60;

const isLabelled = (block: Token) => {
	const label = labelOf(block);
	return label.endsWith(":") && label.length <= longest;
};

/** Rows from here on: consecutive paragraphs that each begin with a label, or a list of such entries. */
function rows(blocks: Token[], at: number, render: Render, level: number) {
	const block = blocks[at];
	if (block?.type === "list") {
		const { ordered, items } = block as Tokens.List;
		if (ordered || items.length < fewest || !items.every(isLabelled)) return undefined;
		return { html: withRowHeadings(render([block]), level).replace("<ul>", '<ul class="rows">'), end: at + 1 };
	}
	const isRow = (each: Token) => each.type === "space" || (each.type === "paragraph" && isLabelled(each));
	const found = blocks.findIndex((each, index) => index >= at && !isRow(each));
	const end = found === -1 ? blocks.length : found;
	const run = blocks.slice(at, end);
	const entries = run.filter(({ type }) => type === "paragraph");
	if (entries.length < fewest) return undefined;
	const html = entries.map((entry) => `<div>${withRowHeadings(render([entry]), level)}</div>\n`).join("");
	return { html: `<div class="rows">\n${html}</div>\n`, end };
}

/** Turns the labels of entries into headings: drops the colon and capitalizes the text that follows. */
function withRowHeadings(html: string, level: number): string {
	const entry = /(<li>\s*)?(<p>)?<strong>((?:(?!<\/strong>).)*):<\/strong>\s*(<[^>]+>|[¿¡(“"])?(\p{Ll}?)/gu;
	return html.replace(entry, (found, item = "", paragraph = "", label: string, opening = "", letter: string) =>
		item || paragraph ? `${item}<h${level}>${label}</h${level}>${paragraph}${opening}${letter.toUpperCase()}` : found,
	);
}
