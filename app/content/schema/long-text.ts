import type { Token, Tokens } from "marked";

/** The words in bold with which a block begins. */
function labelOf(block: Token | undefined): string {
	const inner = block && "tokens" in block ? block.tokens?.[0] : undefined;
	// In an item of a list its words are a block of their own.
	if (inner?.type === "text" && "tokens" in inner) return labelOf(inner);
	return inner?.type === "strong" ? inner.text : "";
}

const place = /^(?:En|In) \p{Lu}[^,.:]*[,:]?$/u;
/** A text that is so many times as long as the other takes more of the width. */
const muchLonger = 1.7;

type Render = (blocks: Token[]) => string;

/** HTML of a text's blocks, where two places that are spoken of stand side by side, and entries with labels in rows. */
export function arranged(blocks: Token[], render: Render): string {
	let html = "";
	for (let at = 0; at < blocks.length; ) {
		const form = facing(blocks, at, render) ?? rows(blocks, at, render);
		const end = form?.end ?? at + 1;
		html += form?.html ?? render(blocks.slice(at, end));
		at = end;
	}
	return html;
}

/** Two columns from here on: all that is said of the first place, and the paragraph on the second with its list. */
function facing(blocks: Token[], at: number, render: Render) {
	const first = placeOf(blocks[at]);
	if (!first) return undefined;
	const isHeading = ({ type }: Token) => type === "heading";
	const second = blocks.findIndex((block, index) => index > at && (isHeading(block) || placeOf(block) !== ""));
	const name = placeOf(blocks[second]);
	if (!name || name === first) return undefined;
	const next = blocks.findIndex(({ type }, index) => index > second && type !== "space");
	const end = blocks[next]?.type === "list" ? next + 1 : second + 1;
	const columns = [blocks.slice(at, second), blocks.slice(second, end)];
	const [left = 0, right = 0] = columns.map((column) => column.reduce((sum, { raw }) => sum + raw.length, 0));
	const html = columns.map((column) => `<div>\n${render(column)}</div>\n`).join("");
	const longer = left > muchLonger * right ? " first-longer" : right > muchLonger * left ? " second-longer" : "";
	return { html: `<div class="facing${longer}">\n${html}</div>\n`, end };
}

/** The place whose law a paragraph says that it tells. */
function placeOf(block: Token | undefined): string {
	const label = block?.type === "paragraph" ? labelOf(block) : "";
	return place.test(label) ? label.replace(/[,:]$/, "") : "";
}

/** So many entries make rows; a label of more characters is a sentence. */
const fewest = 3;
const longest = 60;

const isLabelled = (block: Token) => {
	const label = labelOf(block);
	return label.endsWith(":") && label.length <= longest;
};

/** Rows from here on: paragraphs one after the other that begin with a label each, or a list of such entries. */
function rows(blocks: Token[], at: number, render: Render) {
	const block = blocks[at];
	if (block?.type === "list") {
		const { ordered, items } = block as Tokens.List;
		if (ordered || items.length < fewest || !items.every(isLabelled)) return undefined;
		return { html: render([block]).replace("<ul>", '<ul class="rows">'), end: at + 1 };
	}
	const isRow = (each: Token) => each.type === "space" || (each.type === "paragraph" && isLabelled(each));
	const found = blocks.findIndex((each, index) => index >= at && !isRow(each));
	const end = found === -1 ? blocks.length : found;
	const run = blocks.slice(at, end);
	if (run.filter(({ type }) => type === "paragraph").length < fewest) return undefined;
	return { html: `<div class="rows">\n${render(run)}</div>\n`, end };
}
