/**
 * Lays out what lies below the first screen after load, a piece at a time, so that neither the first paint nor the
 * first touch waits for all of a page, which is up to twenty screens long on a phone. Inlined in the head by
 * `root.tsx`, so it uses nothing from elsewhere.
 *
 * `.defer-layout` in `base.css` makes the browser skip the pieces that are out of view. Where the
 * visitor arrives further down (a fragment, a reload, going back) nothing is skipped: heights must be final at once.
 */
const root = document.documentElement;
const [navigation] = performance.getEntriesByType("navigation");

/** Every element that `base.css` may skip, and some that it does not, for which this changes nothing. */
const pieces = "main > *, main section, main article, footer";

function layOut([piece, ...rest]: HTMLElement[]): void {
	if (piece) {
		piece.style.contentVisibility = "visible";
		requestAnimationFrame(() => whenIdle(() => layOut(rest)));
		return;
	}
	// Pages of later client navigations are laid out at once.
	root.classList.remove("defer-layout");
	for (const laidOut of document.querySelectorAll(pieces)) {
		// Chromium writes the attribute when it is looked for, and can remove it only then.
		if (laidOut.hasAttribute("style")) laidOut.removeAttribute("style");
	}
}

function whenIdle(action: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 1000 });
	else setTimeout(action, 50);
}

if (!location.hash && navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate") {
	root.classList.add("defer-layout");
	addEventListener("load", () => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(pieces)])));
}
