/**
 * Holds a page's scripts back until it is painted.
 *
 * React Router's own `<Scripts>` renders preloads and a module script that compete with the picture for the wire: with
 * them the largest paint comes a second later on a phone. Here the preloads go and the module script is marked so
 * that a browser does not run it, and told which modules were to be preloaded and which stylesheet they rely on;
 * `boot.ts` makes it real on idle, or at the visitor's first touch. The mark stays in place, because React finds a
 * removed node missing on hydration (error 418). What content says of scripts cannot be mistaken for them: React
 * escapes it.
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
