/** Something that the matrix looks for, to see that it can fail. */
interface Fault {
	/** Put into a page behind its heading, before its scripts run. */
	markup?: string;
	/** Put into it as rules of style. */
	rules?: string;
	/** What the matrix must then tell of every page. */
	tells: RegExp;
	/** Whether it needs the page's scripts. */
	scripted?: boolean;
}

/** One of each kind. */
export const faults: Readonly<Record<string, Fault>> = {
	/** A picture without a text. */
	axe: { markup: '<img src="/favicon.ico" width="16" height="16">', tells: /as it comes: axe image-alt/ },
	/** Seen only when it is unfolded. */
	fold: {
		markup: '<details><summary>x</summary><img src="/favicon.ico" width="16" height="16"></details>',
		tells: /unfolded: axe image-alt/,
	},
	console: { markup: '<svg width="1" height="1" aria-hidden="true"><path d="x"/></svg>', tells: /console: .*path/ },
	policy: {
		markup: '<img src="https://elsewhere.example/x.png" alt="" width="1" height="1">',
		tells: /Content Security Policy/,
	},
	request: { markup: '<img src="/no-such-file.png" alt="" width="1" height="1">', tells: /404: .*no-such-file/ },
	/** What is under it moves when it comes, which is after the first paint. */
	shift: { markup: '<img src="/icon-512.png?late" alt="">', tells: /moves by/, scripted: true },
	width: {
		markup: '<table><tbody><tr><td><input size="300" aria-label="x"></td></tr></tbody></table>',
		tells: /as it comes: \d+ px wider/,
	},
	/** What floats over the middle of the window. */
	covered: {
		rules: "footer { position: fixed; inset: 25vh 0; z-index: 99 }",
		tells: /by keyboard: .*lies over what has focus/,
	},
	focus: {
		rules: ":focus { outline: none !important; box-shadow: none !important }",
		tells: /by keyboard: focus does not show/,
	},
	/** Shown by a shadow only, which forced colours take away. */
	"forced colours": {
		rules:
			":focus-visible, input { outline: none !important; border: 0 !important; box-shadow: 0 0 0 3px red !important }",
		tells: /in forced colours: (focus does not show|a field has no edge)/,
	},
	/** A line that is tall enough for its letters as they come. */
	spacing: {
		rules: "h1 { height: 1.05lh; overflow: hidden; line-height: 1.05; white-space: nowrap; font-size: 12px }",
		tells: /wider spacing of text: text is cut off/,
	},
	/** What the server sends and React would not. */
	hydration: { markup: "<p>x</p>", tells: /hydrat|Minified React error #418/i, scripted: true },
};
