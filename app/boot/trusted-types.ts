/**
 * Allows what the site itself writes into its pages, so that reports of Trusted Types show only the rest. Without them,
 * does nothing.
 */
export function allowOwnWriting(): void {
	window.trustedTypes?.createPolicy("default", {
		// React makes a script element by writing an empty one.
		createHTML: (html) => (/<script\b[^>]*>[^<]|<iframe|\bon\w+\s*=/i.test(html) ? null : html),
		createScript: (text) => (isData(text) ? text : null),
		// The origin of a `blob:` is the page's own as well.
		createScriptURL: (url) =>
			[location.origin, "https://challenges.cloudflare.com"].some((origin) =>
				new URL(url, location.href).href.startsWith(`${origin}/`),
			)
				? url
				: null,
	});
}

/** React writes data blocks, such as those for search engines, into scripts that never run. */
function isData(text: string): boolean {
	try {
		return JSON.parse(text) !== null;
	} catch {
		return false;
	}
}
