import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Pixels from the end within which a reader counts as being there. */
const near = 24;

/**
 * Once sent to its end, keeps a scrolling box there while what is in it grows, until the reader scrolls up; from then
 * on nothing moves under their eyes. `behind` means that content was added meanwhile.
 */
export function useStickToEnd(box: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
	const sticks = useRef(false);
	const [behind, setBehind] = useState(false);

	const toEnd = useCallback(() => {
		sticks.current = true;
		setBehind(false);
		if (box.current) box.current.scrollTop = box.current.scrollHeight;
	}, [box]);

	const toStart = useCallback(() => {
		sticks.current = false;
		setBehind(false);
		if (box.current) box.current.scrollTop = 0;
	}, [box]);

	useEffect(() => {
		const scroller = box.current;
		const inside = content.current;
		if (!scroller || !inside) return;
		let lastTop = scroller.scrollTop;
		let lastHeight = inside.offsetHeight;

		function scrolled(): void {
			if (!scroller) return;
			const { scrollTop, scrollHeight, clientHeight } = scroller;
			if (scrollHeight - scrollTop - clientHeight <= near) {
				sticks.current = true;
				setBehind(false);
			} else if (scrollTop < lastTop) {
				// Only a reader moves it up; what grows meanwhile moves nothing.
				sticks.current = false;
			}
			lastTop = scrollTop;
		}

		const grown = new ResizeObserver(() => {
			if (sticks.current) toEnd();
			else if (inside.offsetHeight > lastHeight) setBehind(true);
			lastHeight = inside.offsetHeight;
		});

		scroller.addEventListener("scroll", scrolled, { passive: true });
		grown.observe(inside);
		// The box itself changes with the keyboard of a phone.
		grown.observe(scroller);
		return () => {
			scroller.removeEventListener("scroll", scrolled);
			grown.disconnect();
		};
	}, [box, content, toEnd]);

	return { behind, toEnd, toStart };
}
