/** What HTML leaves to scripts, on every page and whether it is hydrated or not. Load errors do not bubble: captured. */
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

/** `<picture>` has no fallback of its own: the text that the page has for it shows in its frame (`ui/below.css`). */
function markFailed(image: HTMLImageElement): void {
	image.closest("[data-picture]")?.setAttribute("data-failed", document.documentElement.dataset.unavailable ?? "");
}

/** Tells assistive technology of a popover, on the buttons that open it. */
function setExpanded(popover: HTMLElement, expanded: boolean): void {
	for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(popover.id)}"]`))
		button.setAttribute("aria-expanded", String(expanded));
}

/** The language toggle takes the current query and hash along. */
function keepQuery({ target }: Event): void {
	const toggle = target instanceof Element ? target.closest("a[data-keeps-query]") : null;
	if (toggle instanceof HTMLAnchorElement) toggle.href = toggle.pathname + location.search + location.hash;
}
