/**
 * Holds a page's scripts back until it is painted.
 *
 * React Router's own `<Scripts>` renders preloads and a module script that compete with the picture for the wire: with
 * them the largest paint comes a second later on a phone. Here the preloads go and the module script is marked so
 * that a browser does not run it; `early.ts` makes it real on idle, or at the visitor's first touch. The mark stays in
 * place, because React finds a removed node missing on hydration (error 418).
 */
export function holdScripts(html: string): string {
	return html
		.replace(/<link rel="modulepreload"[^>]*>/g, "")
		.replace(/<script([^>]*) type="module"([^>]*)>/g, '<script$1 type="held"$2>');
}
