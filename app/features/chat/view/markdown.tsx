import type { Token, Tokens } from "marked";
import { createElement, Fragment, memo, type ReactNode, useRef } from "react";
import { AnswerLink } from "./answer-link.tsx";
import { type Block, isKnown, type ParsedMarkdown, parseMarkdown } from "./markdown-blocks.ts";

/** How many levels of nested lists, quotations and emphasis are rendered; anything deeper is shown as source. */
const deepest = 8;

/**
 * Renders an answer's text as a fixed set of React elements: paragraphs, lists, quotations, emphasis, code and checked
 * links. Nothing here makes HTML from text, and no element fetches anything.
 */
export function Markdown({ text }: { text: string }) {
	// A cache, not state: whichever text it was last written for, the next parse is correct.
	const before = useRef<ParsedMarkdown>(undefined);
	const parsed = parseMarkdown(text, before.current);
	before.current = parsed;
	return parsed.blocks.map((block, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
		<TopBlock key={index} block={block} />
	));
}

const TopBlock = memo(({ block }: { block: Block }) => drawBlock(block, 0));

function drawBlock(block: Block, depth: number): ReactNode {
	if (!isKnown(block) || depth > deepest) return <p className="whitespace-pre-wrap">{block.raw}</p>;
	switch (block.type) {
		case "space":
		case "hr":
			return null;
		case "paragraph":
			return <p className="whitespace-pre-line">{drawAll(block.tokens, drawInline, depth)}</p>;
		case "text":
			return (
				<span className="whitespace-pre-line">
					{block.tokens ? drawAll(block.tokens, drawInline, depth) : block.text}
				</span>
			);
		case "heading":
			return <p className="font-semibold">{drawAll(block.tokens, drawInline, depth)}</p>;
		case "blockquote":
			return <blockquote className="quotation">{drawAll(block.tokens, drawBlock, depth + 1)}</blockquote>;
		case "list":
			return drawList(block, depth + 1);
		case "code":
			return <pre className="overflow-x-auto text-small whitespace-pre-wrap">{block.text}</pre>;
		default:
			return <p className="whitespace-pre-wrap">{block.raw}</p>;
	}
}

type Draw = (token: Token, depth: number) => ReactNode;

/** Renders tokens as positional children: they have no identity that could serve as a key. */
function drawAll(tokens: Token[], draw: Draw, depth: number): ReactNode {
	return createElement(Fragment, null, ...tokens.map((token) => draw(token, depth)));
}

function drawList(list: Tokens.List, depth: number): ReactNode {
	const items = list.items.map((item) => createElement("li", null, drawAll(item.tokens, drawBlock, depth)));
	return list.ordered
		? createElement("ol", { start: list.start === "" ? undefined : list.start }, ...items)
		: createElement("ul", null, ...items);
}

function drawInline(token: Token, depth: number): ReactNode {
	if (!isKnown(token) || depth > deepest) return token.raw;
	switch (token.type) {
		case "text":
			return token.tokens ? drawAll(token.tokens, drawInline, depth + 1) : withEntities(token.text);
		case "escape":
			return token.text;
		case "strong":
		case "em":
			return createElement(token.type, null, drawAll(token.tokens, drawInline, depth + 1));
		case "codespan":
			return <code>{token.text}</code>;
		case "br":
			return <br />;
		case "link":
			return (
				<AnswerLink address={token.href} text={plainOf(token.tokens)}>
					{drawAll(token.tokens, drawInline, depth + 1)}
				</AnswerLink>
			);
		case "image":
			// An image's alternative text; nothing is fetched.
			return token.text;
		default:
			return token.raw;
	}
}

/** The text of a link, without its markup. */
function plainOf(tokens: Token[]): string {
	return tokens.map((token) => ("tokens" in token && token.tokens ? plainOf(token.tokens) : textOf(token))).join("");
}

function textOf(token: Token): string {
	return "text" in token && typeof token.text === "string" ? token.text : token.raw;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** Decodes the few entities that programs write into plain text. They become characters, never markup. */
function withEntities(text: string): string {
	return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
}
