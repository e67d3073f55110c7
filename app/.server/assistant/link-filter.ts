import { type Bracket, bracketAt, type Span, tagAt } from "./markup.ts";
import { wordFilter } from "./word-filter.ts";

/** Filters a text that arrives in arbitrary pieces, and releases each part once no later piece can change it. */
export interface TextFilter {
	push(piece: string): string;
	/** Returns what was held back, once nothing more follows. */
	end(): string;
}

/** Elements whose content readers must not see: a model's thinking, scripts and styles. */
const hidden = /^<(think(?:ing)?|script|style)\b/i;

/**
 * Keeps only the listed links of a Markdown text; other links are reduced to their text. Images, HTML, references and
 * bare addresses are removed, except that a bare address on the list becomes a link. The only brackets in the output
 * are those of links written here, and it has no backslash and no `<` before a letter, so a Markdown reader cannot
 * assemble a link from the rest, wherever the pieces were cut.
 *
 * @param links addresses, each with the label to use when it is bare
 */
export function linkFilter(links: ReadonlyMap<string, string>): TextFilter {
	// These characters would end an address early.
	const usable = new Map([...links].filter(([address]) => /^[^\s()<>[\]\\]+$/.test(address)));
	const words = wordFilter(usable);
	let held = "";
	/** The hidden element that is being skipped. */
	let within: string | undefined;

	function written({ label, address }: Bracket): string {
		const text = plain(label);
		if (text === "") return "";
		return address !== undefined && usable.has(address) ? words.link(text, address) : words.text(text);
	}

	function read(isEnd: boolean): string {
		let out = "";
		let at = 0;
		while (at < held.length) {
			if (within) {
				const close = held.slice(at).search(new RegExp(`</${within}`, "i"));
				// The last characters may be the start of the closing tag.
				at = close === -1 ? Math.max(at, held.length - within.length - 1) : at + close;
				if (close === -1) break;
				within = undefined;
			}
			const span = spanAt(held, at, isEnd);
			if (!span) break;
			if (span.text !== undefined) out += words.text(span.text);
			if (span.bracket) out += written(span.bracket);
			within = hidden.exec(held.slice(at, span.to))?.[1];
			at = span.to;
		}
		held = held.slice(at);
		return out;
	}

	return {
		push(piece) {
			held += piece;
			return read(false);
		},
		end() {
			const out = read(true) + words.end();
			held = "";
			return out;
		},
	};
}

/** A label without link markup, on one line because it stands in a link. */
function plain(label: string): string {
	const filter = linkFilter(new Map());
	return `${filter.push(label)}${filter.end()}`.replace(/\s+/g, " ").trim();
}

/** The next span that can be judged by itself, or `undefined` while more of it may arrive. */
function spanAt(text: string, at: number, isEnd: boolean): Span | undefined {
	switch (text[at]) {
		case "\\":
		case "]":
			return { to: at + 1 };
		case "!": {
			if (at + 1 === text.length && !isEnd) return undefined;
			if (text[at + 1] !== "[") return { to: at + 1, text: "!" };
			const image = bracketAt(text, at + 1, isEnd);
			return image && { to: image.to };
		}
		case "[":
			return bracketAt(text, at, isEnd);
		case "<":
			return tagAt(text, at, isEnd);
		default: {
			const length = text.slice(at).search(/[\\![\]<]/);
			const to = length === -1 ? text.length : at + length;
			return { to, text: text.slice(at, to) };
		}
	}
}
