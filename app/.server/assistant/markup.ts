/** A link, or text that begins like one: `[label](address)`, `[label][reference]`, `[label]`. */
export interface Bracket {
	label: string;
	address?: string;
}

/** A judged span of text. It is removed unless `text` or `bracket` is set. */
export interface Span {
	/** Where it ends. */
	to: number;
	text?: string;
	bracket?: Bracket;
}

/** Maximum characters to wait for an end. Anything longer is treated as text. */
const longest = { label: 300, address: 1000, tag: 500 };

type Closing = number | "open" | "never" | "cut";

/**
 * Where the bracket at a position closes: `open` if that may still follow, `never` if it is too late, `cut` if the text
 * has ended.
 */
function closing(text: string, at: number, isEnd: boolean, pair: "[]" | "()", limit: number): Closing {
	let depth = 0;
	for (let index = at; index < text.length; index++) {
		const isParagraphOver = text[index] === "\n" && text[index + 1] === "\n";
		if (index - at > limit || isParagraphOver) return "never";
		if (text[index] === pair[0]) depth += 1;
		else if (text[index] === pair[1]) depth -= 1;
		if (depth === 0) return index;
	}
	return isEnd ? "cut" : "open";
}

/** Reads from a `[` to the end of its link. If it never closes, the bracket is removed and the rest is text. */
export function bracketAt(text: string, at: number, isEnd: boolean): Span | undefined {
	const end = closing(text, at, isEnd, "[]", longest.label);
	if (end === "open") return undefined;
	if (typeof end === "string") return { to: at + 1 };
	const label = text.slice(at + 1, end);
	const after = text[end + 1];
	if (after === undefined && !isEnd) return undefined;
	if (after === "(") {
		const last = closing(text, end + 1, isEnd, "()", longest.address);
		if (last === "open") return undefined;
		if (last === "never") return { to: end + 1, bracket: { label } };
		if (last === "cut")
			return { to: end + 1 + (text.slice(end + 1).match(/^\S*/)?.[0].length ?? 0), bracket: { label } };
		return { to: last + 1, bracket: { label, address: addressIn(text.slice(end + 2, last)) } };
	}
	if (after === "[") {
		const last = closing(text, end + 1, isEnd, "[]", longest.label);
		if (last === "open") return undefined;
		return { to: typeof last === "string" ? end + 1 : last + 1, bracket: { label } };
	}
	// Footnote and source marks refer to nothing here.
	return /^\^?\d*$/.test(label.trim()) ? { to: end + 1 } : { to: end + 1, bracket: { label } };
}

/** An address without its title. */
function addressIn(destination: string): string {
	const [address = ""] = destination.trim().split(/\s/);
	return address.replace(/^<(.*)>$/, "$1");
}

/** Reads a tag, a comment or an address in angle brackets, and removes it. An arithmetic `<` stays. */
export function tagAt(text: string, at: number, isEnd: boolean): Span | undefined {
	const next = text[at + 1];
	if (next === undefined) return isEnd ? { to: at + 1 } : undefined;
	if (/[\s\d=]/.test(next)) return { to: at + 1, text: "<" };
	if (!/[a-z/!?]/i.test(next)) return { to: at + 1 };
	const end = text.indexOf(">", at);
	if (end !== -1 && end - at <= longest.tag) return { to: end + 1 };
	return isEnd || text.length - at > longest.tag ? { to: at + 1 } : undefined;
}
