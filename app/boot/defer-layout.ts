import { whenIdle } from "./when-idle.ts";

/** Every element that `.defer-layout` in `base.css` may skip, plus some that it does not, for which this is a no-op. */
const pieces = "main > *, main section, main article, footer";

/**
 * Lays out the content below the first screen after load, one piece at a time, so that neither the first paint nor the
 * first touch waits for the whole page, which can be twenty screens long on a phone. Until then the browser skips
 * pieces that are out of view, if `early.ts` asked for it. If the visitor scrolls first, everything is laid out at
 * once: a piece that gained its height while coming into view would move the text being read.
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

/** Pages reached by later client navigations are also laid out at once. */
function finish(): void {
	removeEventListener("scroll", finish);
	document.documentElement.classList.remove("defer-layout");
	for (const laidOut of document.querySelectorAll(pieces)) {
		// Chromium adds the attribute when it is queried, and can only remove it then.
		if (laidOut.hasAttribute("style")) laidOut.removeAttribute("style");
	}
}
