/** Something that the matrix looks for, to see that it can fail. */
interface Fault {
	/** Put into a page behind its heading, before its scripts run. */
	markup: string;
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
	/** What the server sends and React would not. */
	hydration: { markup: "<p>x</p>", tells: /hydrat|Minified React error #418/i, scripted: true },
};
