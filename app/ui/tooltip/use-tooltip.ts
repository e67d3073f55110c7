import { createElement, type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { TooltipPopup, type TooltipSide } from "./tooltip-popup.tsx";

/** Milliseconds. */
const openDelay = 700;
/** Within this time after one closed, the next opens at once. */
const skipDelay = 300;
/** Time to move the pointer onto the tooltip itself (WCAG 1.4.13). */
const grace = 120;

let lastClosed = Number.NEGATIVE_INFINITY;
/** Closes the one that is open: there is never a second. */
let closeOpen: (() => void) | undefined;

/**
 * Shows the name of an icon to those who point at it or reach it by keyboard. `trigger` goes onto the element, `popup`
 * beside it. Tooltips only repeat: the element keeps a name of its own, and loses nothing without script or on touch.
 */
export function useTooltip(text: string, side: TooltipSide = "left") {
	const [anchor, setAnchor] = useState<Element | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const after = useCallback((ms: number, action: () => void) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(action, ms);
	}, []);

	const close = useCallback(() => {
		clearTimeout(timer.current);
		setAnchor(null);
		if (closeOpen !== close) return;
		closeOpen = undefined;
		lastClosed = performance.now();
	}, []);

	function reach(element: Element) {
		if (closeOpen !== close) closeOpen?.();
		after(performance.now() - lastClosed < skipDelay ? 0 : openDelay, () => {
			closeOpen = close;
			setAnchor(element);
		});
	}

	useEffect(() => close, [close]);

	return {
		trigger: {
			onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && reach(event.currentTarget),
			onPointerLeave: () => after(grace, close),
			onPointerDown: close,
			onFocus: (event: FocusEvent) => event.currentTarget.matches(":focus-visible") && reach(event.currentTarget),
			onBlur: close,
		},
		popup: anchor
			? createElement(TooltipPopup, {
					anchor,
					text,
					side,
					onReach: () => clearTimeout(timer.current),
					onLeave: () => after(grace, close),
					onDismiss: close,
				})
			: null,
	};
}
