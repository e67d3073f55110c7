/**
 * Behavior that HTML leaves to scripts, on every page, hydrated or not. Load errors do not bubble, so they are
 * captured.
 */
export function listenToDocument(): void {
	addEventListener("error", ({ target }) => target instanceof HTMLImageElement && markFailed(target), true);
	for (const image of document.images) if (image.complete && image.naturalWidth === 0) markFailed(image);

	addEventListener(
		"toggle",
		(event) => {
			const { target } = event;
			if (!(target instanceof HTMLElement) || !target.popover) return;
			setExpanded(target, "newState" in event && event.newState === "open");
		},
		true,
	);
	for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) setExpanded(open, true);

	addEventListener("click", keepQuery, true);
}

/** `<picture>` has no fallback of its own; the page's fallback text shows in its frame (`ui/below.css`). */
function markFailed(image: HTMLImageElement): void {
	image.closest("[data-picture]")?.setAttribute("data-failed", document.documentElement.dataset.unavailable ?? "");
}

/** Sets `aria-expanded` on the buttons that open a popover. */
function setExpanded(popover: HTMLElement, expanded: boolean): void {
	for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(popover.id)}"]`))
		button.setAttribute("aria-expanded", String(expanded));
}

/** Makes the language toggle keep the current query and hash. */
function keepQuery({ target }: Event): void {
	const toggle = target instanceof Element ? target.closest("a[data-keeps-query]") : null;
	if (toggle instanceof HTMLAnchorElement) toggle.href = toggle.pathname + location.search + location.hash;
}
