import { whenIdle } from "./when-idle.ts";

/** Every element that `.defer-layout` in `base.css` may skip, and some that it does not, for which this changes nothing. */
const pieces = "main > *, main section, main article, footer";

/**
 * Lays out what lies below the first screen after load, a piece at a time, so that neither the first paint nor the
 * first touch waits for all of a page, which is up to twenty screens long on a phone. Until then the browser skips the
 * pieces that are out of view, if `early.ts` has said so.
 */
export function layOutLater(): void {
	if (document.documentElement.classList.contains("defer-layout"))
		whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(pieces)]));
}

function layOut([piece, ...rest]: HTMLElement[]): void {
	if (piece) {
		piece.style.contentVisibility = "visible";
		requestAnimationFrame(() => whenIdle(() => layOut(rest)));
		return;
	}
	// Pages of later client navigations are laid out at once.
	document.documentElement.classList.remove("defer-layout");
	for (const laidOut of document.querySelectorAll(pieces)) {
		// Chromium writes the attribute when it is looked for, and can remove it only then.
		if (laidOut.hasAttribute("style")) laidOut.removeAttribute("style");
	}
}
