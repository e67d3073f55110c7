/**
 * Defers a page's scripts until it is painted.
 *
 * React Router's `<Scripts>` renders preloads and a module script that compete with the picture for bandwidth: with
 * them the largest paint comes a second later on a phone. Here the preloads are dropped and the module script gets a
 * type that no browser runs, with the modules to fetch and the stylesheet they rely on as data; `boot.ts` starts it on
 * idle, or on the visitor's first touch. The element stays in place, because React misses a removed node on hydration
 * (error 418). Content that mentions scripts cannot be mistaken for them: React escapes it.
 */
export function deferHydration(html: string, stylesheet: string): string {
	const modules: string[] = [];
	return html
		.replace(/<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g, (_, href: string) => {
			modules.push(href);
			return "";
		})
		.replace(
			/<script([^>]*) type="module"([^>]*)>/g,
			(_, before: string, after: string) =>
				`<script${before} type="deferred" data-style="${stylesheet}" data-modules="${modules.join(" ")}"${after}>`,
		);
}
