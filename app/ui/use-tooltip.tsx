import {
	type ComponentProps,
	type FocusEvent,
	type PointerEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { createPortal } from "react-dom";

type Side = "left" | "bottom";

/** Milliseconds. */
const openDelay = 700;
/** Within this time after one closed, the next opens at once. */
const skipDelay = 300;
/** Time to move the pointer onto the tooltip itself (WCAG 1.4.13). */
const grace = 120;

let lastClosed = Number.NEGATIVE_INFINITY;
/** Closes the open tooltip; there is never more than one. */
let closeOpen: (() => void) | undefined;

/**
 * Shows the name of an icon on hover and keyboard focus. `trigger` goes on the element, `popup` beside it. Tooltips
 * only repeat: the element keeps its own name, and loses nothing without scripts or on touch.
 */
export function useTooltip(text: string, side: Side = "left") {
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

	function scheduleOpen(element: Element) {
		if (closeOpen !== close) closeOpen?.();
		after(performance.now() - lastClosed < skipDelay ? 0 : openDelay, () => {
			closeOpen = close;
			setAnchor(element);
		});
	}

	useEffect(() => close, [close]);

	const leave = () => after(grace, close);
	return {
		trigger: {
			onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && scheduleOpen(event.currentTarget),
			onPointerLeave: leave,
			onPointerDown: close,
			onFocus: (event: FocusEvent) =>
				event.currentTarget.matches(":focus-visible") && scheduleOpen(event.currentTarget),
			onBlur: close,
		},
		popup: anchor ? (
			<Popup
				ref={(popup) => (popup ? place(popup, anchor.getBoundingClientRect(), side) : undefined)}
				onPointerEnter={() => clearTimeout(timer.current)}
				onPointerLeave={leave}
				onDismiss={close}
			>
				{text}
			</Popup>
		) : null,
	};
}

interface PopupProps extends ComponentProps<"div"> {
	/** Called on Escape or a press elsewhere. */
	onDismiss: () => void;
}

function Popup({ onDismiss, ...popup }: PopupProps) {
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		addEventListener("keydown", ({ key }) => key === "Escape" && onDismiss(), { signal });
		addEventListener("pointerdown", onDismiss, { signal });
		return () => listening.abort();
	}, [onDismiss]);

	return createPortal(
		<div
			role="tooltip"
			className="no-print plate fixed z-50 max-w-64 rounded-small bg-noche px-3 py-1.5 text-small text-blanco ring-1 ring-arena/30"
			{...popup}
		/>,
		document.body,
	);
}

/** Pixels between the tooltip and its element, and the minimum distance to the edge of the screen. */
const gap = 8;

/** Places a tooltip beside its element, or above it if there is no room on that side. */
function place(popup: HTMLElement, at: DOMRect, side: Side): void {
	const { offsetWidth: width, offsetHeight: height } = popup;
	const beside = side === "left" && at.left - gap - width >= gap;
	const below = side === "bottom" && at.bottom + gap + height <= innerHeight - gap;
	const left = beside ? at.left - gap - width : at.left + (at.width - width) / 2;
	const top = beside ? at.top + (at.height - height) / 2 : below ? at.bottom + gap : at.top - gap - height;
	popup.style.left = `${Math.max(gap, Math.min(left, innerWidth - gap - width))}px`;
	popup.style.top = `${Math.max(gap, Math.min(top, innerHeight - gap - height))}px`;
}
