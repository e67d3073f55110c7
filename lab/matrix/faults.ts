/** One fault of each kind that the matrix looks for, put into a page before its scripts run. To see that it can fail. */
export const faults: Readonly<Record<string, string>> = {
	/** A picture without a text. */
	axe: '<img src="/favicon.ico" width="16" height="16">',
	/** Seen only when it is unfolded. */
	fold: '<details><summary>x</summary><img src="/favicon.ico" width="16" height="16"></details>',
	policy: '<p onclick="1">x</p>',
	request: '<img src="/no-such-file.png" alt="" width="1" height="1">',
	width: '<table><tbody><tr><td><input size="300" aria-label="x"></td></tr></tbody></table>',
};
