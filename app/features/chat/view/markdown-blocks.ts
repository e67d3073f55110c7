import { Lexer, type MarkedToken, type Token, Tokenizer } from "marked";

/** A parsed answer. Blocks keep their identity while an answer grows, so that only its end is rendered again. */
export interface ParsedMarkdown {
	blocks: readonly Block[];
	/** How many blocks can no longer be changed by later text, and their source. */
	settled: number;
	settledText: string;
}

/** Text shown verbatim because it is too long, or nested too deeply, to be parsed. */
export type Block = Token | { type: "plain"; raw: string };

/** Maximum characters parsed at a time. Bounds the work on text crafted to be hard to parse. */
const limit = 10_000;

/**
 * CommonMark without the syntax that answers do not need, disabled in the tokenizer: HTML, bare and angle-bracket URLs,
 * reference links, underlined headings and indented code are plain text.
 */
class AnswerTokenizer extends Tokenizer {
	override html = () => undefined;
	override tag = () => undefined;
	override autolink = () => undefined;
	override def = () => undefined;
	override reflink = () => undefined;
	override lheading = () => undefined;
	override code = () => undefined;
}

/**
 * Parses an answer that may have grown since `before`. All but the last two blocks are settled: later text may still
 * continue a block, and the first characters of the next may turn out to belong to it.
 */
export function parseMarkdown(source: string, before?: ParsedMarkdown): ParsedMarkdown {
	const text = source.replace(/\r\n?/g, "\n");
	const known = before && text.startsWith(before.settledText) ? before : undefined;
	const settledBlocks = known ? known.blocks.slice(0, known.settled) : [];
	const settledText = known?.settledText ?? "";
	const rest = text.slice(settledText.length);
	const fresh = lex(rest);
	const blocks = [...settledBlocks, ...fresh];

	const texts = fresh.flatMap((block, index) => (block.type === "space" ? [] : [index]));
	const settling = fresh.slice(0, texts.at(-2) ?? 0);
	const settlingText = settling.map(({ raw }) => raw).join("");
	// The parser returns its input verbatim. If it ever does not, nothing settles, and the text is parsed whole.
	if (!rest.startsWith(settlingText)) return { blocks, settled: settledBlocks.length, settledText };
	return { blocks, settled: settledBlocks.length + settling.length, settledText: settledText + settlingText };
}

function lex(text: string): Block[] {
	if (text.length > limit) return [{ type: "plain", raw: text }];
	try {
		return new Lexer({ gfm: false, tokenizer: new AnswerTokenizer() }).lex(text);
	} catch {
		// Nested too deeply for the parser.
		return [{ type: "plain", raw: text }];
	}
}

/** Narrows a token to the parser's own types: there are no extensions here that add others. */
export function isKnown(block: Block): block is MarkedToken {
	return block.type !== "plain";
}
