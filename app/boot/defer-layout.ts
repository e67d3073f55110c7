import { whenIdle } from "./when-idle.ts";

/** Every element that `.defer-layout` in `base.css` may skip, and some that it does not, for which this changes nothing. */
const pieces = "main > *, main section, main article, footer";

/**
 * Lays out what lies below the first screen after load, a piece at a time, so that neither the first paint nor the
 * first touch waits for all of a page, which is up to twenty screens long on a phone. Until then the browser skips the
 * pieces that are out of view, if `early.ts` has said so. Who scrolls first gets all of it at once: a piece that took
 * its height as it came into view would move what is being read.
 */
export function layOutLater(): void {
	if (!isDeferred()) return;
	if (scrollY > 0) finish();
	else {
		addEventListener("scroll", finish, { once: true, passive: true });
		whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(pieces)]));
	}
}

const isDeferred = () => document.documentElement.classList.contains("defer-layout");

function layOut([piece, ...rest]: HTMLElement[]): void {
	if (!isDeferred()) return;
	if (piece) {
		piece.style.contentVisibility = "visible";
		requestAnimationFrame(() => whenIdle(() => layOut(rest)));
	} else finish();
}

/** Also pages of later client navigations are laid out at once. */
function finish(): void {
	removeEventListener("scroll", finish);
	document.documentElement.classList.remove("defer-layout");
	for (const laidOut of document.querySelectorAll(pieces)) {
		// Chromium writes the attribute when it is looked for, and can remove it only then.
		if (laidOut.hasAttribute("style")) laidOut.removeAttribute("style");
	}
}
