import { Lexer, type Token, type Tokens } from "marked";

/** What the checks look at in a Markdown text. */
export interface Outline {
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
	for (const token of new Lexer({ gfm: true }).lex(source)) note(token, outline);
	return outline;
}

function note(token: Token, outline: Outline): void {
	switch (token.type) {
		case "heading":
			outline.headings.push(token.depth);
			break;
		case "list":
			outline.lists.push(token.items.length);
			break;
		case "table":
			outline.tables.push(`${token.rows.length} × ${token.header.length}`);
			for (const cell of [token.header, ...token.rows].flat()) for (const inner of cell.tokens) note(inner, outline);
			return;
		case "link":
			// A bare address becomes a link by itself: the text of such a one is not a link that somebody wrote.
			outline.links.push(token.href);
			break;
		case "image":
			outline.images.push(token.text);
			break;
	}
	// An item's first text is a "text" token that holds inline tokens; a paragraph holds them itself.
	if (isBlockOfText(token)) outline.paragraphs.push(plain(token.tokens ?? []));
	for (const inner of innerOf(token)) note(inner, outline);
}

function isBlockOfText(token: Token): token is Tokens.Paragraph {
	return token.type === "paragraph" || (token.type === "text" && "tokens" in token);
}

function innerOf(token: Token): Token[] {
	if (token.type === "list") return token.items;
	return "tokens" in token ? (token.tokens ?? []) : [];
}

/** The words of inline tokens without their marks. */
function plain(tokens: readonly Token[]): string {
	return tokens
		.map((token) =>
			"tokens" in token && token.tokens ? plain(token.tokens) : "text" in token ? token.text : token.raw,
		)
		.join("")
		.replace(/\s+/g, " ")
		.trim();
}
