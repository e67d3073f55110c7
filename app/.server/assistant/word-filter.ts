/** Characters; what is longer is no word. */
const longestWord = 500;

/** What a reader of Markdown may make a link of without brackets, or a browser a program. */
const looksLikeAddress = /\/\/|www\.|@|(?:javascript|vbscript|data|file|mailto|tel):[\w+/%]/i;

/**
 * Hands on text word by word, so that an address is seen whole however it was cut or put together: one that is on the
 * list becomes a link, any other goes.
 *
 * @param links addresses, each with the text that stands for it
 */
export function wordFilter(links: ReadonlyMap<string, string>) {
	let word = "";
	let isTooLong = false;
	/** What was handed on last. */
	let last = "";

	function checked(): string {
		const { before, core, after } = partsOf(word);
		const isLost = isTooLong;
		const whole = word;
		word = "";
		isTooLong = false;
		if (isLost) return "";
		const address = [core, `mailto:${core}`].find((each) => links.has(each));
		if (address !== undefined) return `${before}${written(links.get(address) ?? core, address)}${after}`;
		return looksLikeAddress.test(whole) ? `${before}${after}` : whole;
	}

	function handOn(text: string): string {
		last = text.at(-1) ?? last;
		return text;
	}

	return {
		text(piece: string): string {
			let out = "";
			for (const [part] of piece.matchAll(/\s+|\S+/g)) {
				if (/^\s/.test(part)) {
					out += checked() + part;
					continue;
				}
				word += isTooLong ? "" : part;
				isTooLong ||= word.length > longestWord;
			}
			return handOn(out);
		},
		/** A link among the words. After an exclamation mark it would be an image. */
		link(label: string, address: string): string {
			const before = handOn(checked());
			return before + handOn(`${last === "!" ? " " : ""}${written(label, address)}`);
		},
		end: () => handOn(checked()),
	};
}

function written(label: string, address: string): string {
	return `[${label.replace(/[[\]\\<]/g, "")}](${address})`;
}

/** A word without what stands around it: emphasis, quotation marks, brackets, the end of a sentence. */
function partsOf(word: string) {
	const before = /^[*_("'«“¿¡]*/.exec(word)?.[0] ?? "";
	const rest = word.slice(before.length);
	const core = rest.replace(/[*_)"'»”.,;:!?]+$/, "");
	return { before, core, after: rest.slice(core.length) };
}
