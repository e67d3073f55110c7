/** Characters. Anything longer is not a word. */
const longestWord = 500;

/** Text that a Markdown reader may turn into a link without brackets, or a browser may run. */
const looksLikeAddress = /\/\/|www\.|@|(?:javascript|vbscript|data|file|mailto|tel):[\w+/%]/i;

/**
 * Passes text on word by word, so that an address is seen whole however it was cut or assembled: one on the list
 * becomes a link, any other is removed.
 *
 * @param links addresses, each with its label
 */
export function wordFilter(links: ReadonlyMap<string, string>) {
	let word = "";
	let isTooLong = false;
	/** The last character passed on. */
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
		/** A link among the words. After an exclamation mark it would become an image. */
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

/** Splits the surrounding marks off a word: emphasis, quotation marks, brackets, the end of a sentence. */
function partsOf(word: string) {
	const before = /^[*_("'«“¿¡]*/.exec(word)?.[0] ?? "";
	const rest = word.slice(before.length);
	const core = rest.replace(/[*_)"'»”.,;:!?]+$/, "");
	return { before, core, after: rest.slice(core.length) };
}
