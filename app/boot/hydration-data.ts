const end = "</body></html>";

/**
 * Puts a page's data behind its markup, for React Router to hydrate from. Its `<ServerRouter>` does this itself, piece
 * by piece and suspended, which takes React's streaming renderer; that encodes every attribute by itself and takes
 * twice as long. The scripts equal its own (react-router/dist/…/dom/ssr/single-fetch.js).
 *
 * @param data What the loaders returned, as React Router encodes it.
 */
export function withHydrationData(markup: string, data: string, nonce: string): string {
	if (!markup.endsWith(end)) throw new Error("The markup of a page must end with its body");
	const script = (code: string) =>
		`<script nonce="${nonce}">window.__reactRouterContext.streamController.${code};</script>`;
	const scripts = script(`enqueue(${inScript(JSON.stringify(data))})`) + script("close()");
	return markup.slice(0, -end.length) + scripts + end;
}

/** Escapes JSON for a script element: nothing in it ends the script, opens a comment or breaks a line of JavaScript. */
function inScript(json: string): string {
	return json.replace(/[<>&\u2028\u2029]/g, (character) => {
		const code = character.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${code}`;
	});
}
