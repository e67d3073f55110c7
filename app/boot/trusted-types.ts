/**
 * Allows what the site itself writes into its pages, so that Trusted Types reports show only the rest. Does nothing in
 * browsers without Trusted Types.
 */
export function allowOwnWriting(): void {
	window.trustedTypes?.createPolicy("default", {
		// React creates script elements by writing an empty one.
		createHTML: (html) => (/<script\b[^>]*>[^<]|<iframe|\bon\w+\s*=/i.test(html) ? null : html),
		createScript: (text) => (isData(text) ? text : null),
		// The origin of a `blob:` URL is also the page's own.
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
