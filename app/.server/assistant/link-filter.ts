import { type Bracket, bracketAt, type Span, tagAt } from "./markup.ts";
import { wordFilter } from "./word-filter.ts";

/** A text that arrives in pieces, cut anywhere, and leaves as soon as nothing that follows can change it. */
export interface TextFilter {
	push(piece: string): string;
	/** What was held back, once nothing follows. */
	end(): string;
}

/** Elements whose content is not for readers: what a model thinks aloud, and what is no text. */
const hidden = /^<(think(?:ing)?|script|style)\b/i;

/**
 * Markdown with the links of a list, and no others: of those only the text stays. Images, HTML and references go, and so
 * do bare addresses; one that is on the list becomes a link. No bracket, no backslash and no `<` before a letter is ever
 * handed on but those of the links that are written here, so nothing is left that a reader of Markdown could still put
 * together into a link, wherever the pieces were cut.
 *
 * @param links addresses, each with the text that stands for it where it is bare
 */
export function linkFilter(links: ReadonlyMap<string, string>): TextFilter {
	// With one of these in it an address would end early.
	const usable = new Map([...links].filter(([address]) => /^[^\s()<>[\]\\]+$/.test(address)));
	const words = wordFilter(usable);
	let held = "";
	/** The element in which nothing is handed on. */
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
				// The last characters may be the beginning of its end.
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

/** A label without any markup of links; on one line, because it stands in a link. */
function plain(label: string): string {
	const filter = linkFilter(new Map());
	return `${filter.push(label)}${filter.end()}`.replace(/\s+/g, " ").trim();
}

/** The next stretch that can be judged by itself; nothing while more of it may come. */
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
