import { type RefObject, useEffect, useSyncExternalStore } from "react";

const phone = "(width < 48rem)";

/** Whether the panel covers the page, as on a phone, rather than standing beside it. Browser only. */
export function useCovers(): boolean {
	return useSyncExternalStore(followWidth, () => matchMedia(phone).matches);
}

function followWidth(changed: () => void): () => void {
	const list = matchMedia(phone);
	list.addEventListener("change", changed);
	return () => list.removeEventListener("change", changed);
}

/**
 * While the panel covers a phone's screen, the page behind it can be neither reached nor scrolled, and the panel keeps
 * to the part of the screen that the on-screen keyboard leaves free (its height and position go into `--visible-height`
 * and `--visible-top`).
 */
export function useCoverPage(panel: RefObject<HTMLElement | null>, covers: boolean): void {
	useEffect(() => {
		const element = panel.current;
		if (!covers || !element) return;
		const behind = [...document.body.children].filter(
			(child): child is HTMLElement =>
				child instanceof HTMLElement && !child.inert && child !== element && !child.querySelector("[data-toasts]"),
		);
		for (const each of behind) each.inert = true;
		const { overflow } = document.documentElement.style;
		document.documentElement.style.overflow = "hidden";
		const unfollow = followVisibleArea(element);
		return () => {
			for (const each of behind) each.inert = false;
			document.documentElement.style.overflow = overflow;
			unfollow();
		};
	}, [panel, covers]);
}

function followVisibleArea(element: HTMLElement): () => void {
	const visible = window.visualViewport;
	if (!visible) return () => {};
	function follow(): void {
		// Visitors who zoom in want to see the panel larger, not smaller.
		const zoomed = !visible || visible.scale > 1.01;
		element.style.setProperty("--visible-height", zoomed ? "" : `${visible.height}px`);
		element.style.setProperty("--visible-top", zoomed ? "" : `${visible.offsetTop}px`);
	}
	follow();
	const listening = new AbortController();
	visible.addEventListener("resize", follow, { signal: listening.signal });
	visible.addEventListener("scroll", follow, { signal: listening.signal });
	return () => listening.abort();
}
