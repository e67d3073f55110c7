import { marked, type Token } from "marked";
import { prose } from "../../app/site/corpus/markdown.ts";

/** What the checks look at in a Markdown text. */
interface Outline {
	/** Levels of its headings, in order: `[2, 3, 3, 2]`. */
	headings: number[];
	/** How many items each of its lists has, in order. */
	lists: number[];
	/** Rows and columns of each of its tables. */
	tables: string[];
	links: string[];
	/** Images by their alternative text. */
	images: string[];
	/** Its paragraphs and list items as plain text. Headings and tables are no sentences and stay out. */
	paragraphs: string[];
}

/** Several checks look at the same texts. */
const known = new Map<string, Outline>();

/** Reads a Markdown text. A plain line is one paragraph. */
export function outlineOf(source: string): Outline {
	const outline = known.get(source) ?? read(source);
	known.set(source, outline);
	return outline;
}

function read(source: string): Outline {
	const outline: Outline = { headings: [], lists: [], tables: [], links: [], images: [], paragraphs: [] };
	marked.walkTokens(marked.lexer(source), (token: Token) => {
		if (token.type === "heading") outline.headings.push(token.depth);
		if (token.type === "list") outline.lists.push(token.items.length);
		if (token.type === "table") outline.tables.push(`${token.rows.length} × ${token.header.length}`);
		if (token.type === "link") outline.links.push(token.href);
		if (token.type === "image") outline.images.push(token.text);
		// An item's first text is a "text" token that holds inline tokens; a paragraph holds them itself.
		if (token.type === "paragraph" || (token.type === "text" && "tokens" in token)) {
			outline.paragraphs.push(prose(token.raw));
		}
	});
	return outline;
}
