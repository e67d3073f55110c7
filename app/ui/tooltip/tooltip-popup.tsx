import { useEffect } from "react";
import { createPortal } from "react-dom";

export type TooltipSide = "left" | "bottom";

export interface TooltipPopupProps {
	anchor: Element;
	text: string;
	side: TooltipSide;
	onReach: () => void;
	onLeave: () => void;
	/** Escape, or a press elsewhere. */
	onDismiss: () => void;
}

/** Pixels between the tooltip and its element, and at least to the edge of the screen. */
const gap = 8;

/** An open tooltip beside its element; above it where there is no room on that side. */
export function TooltipPopup({ anchor, text, side, onReach, onLeave, onDismiss }: TooltipPopupProps) {
	useEffect(() => {
		const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onDismiss();
		addEventListener("keydown", onKeyDown);
		addEventListener("pointerdown", onDismiss);
		return () => {
			removeEventListener("keydown", onKeyDown);
			removeEventListener("pointerdown", onDismiss);
		};
	}, [onDismiss]);

	return createPortal(
		<div
			role="tooltip"
			ref={(popup) => (popup ? place(popup, anchor.getBoundingClientRect(), side) : undefined)}
			onPointerEnter={onReach}
			onPointerLeave={onLeave}
			className="no-print plate fixed z-50 max-w-64 rounded-small bg-noche px-3 py-1.5 text-small text-blanco ring-1 ring-arena/30"
		>
			{text}
		</div>,
		document.body,
	);
}

function place(popup: HTMLElement, at: DOMRect, side: TooltipSide): void {
	const { offsetWidth: width, offsetHeight: height } = popup;
	const beside = side === "left" && at.left - gap - width >= gap;
	const below = side === "bottom" && at.bottom + gap + height <= innerHeight - gap;
	const left = beside ? at.left - gap - width : at.left + (at.width - width) / 2;
	const top = beside ? at.top + (at.height - height) / 2 : below ? at.bottom + gap : at.top - gap - height;
	popup.style.left = `${Math.max(gap, Math.min(left, innerWidth - gap - width))}px`;
	popup.style.top = `${Math.max(gap, Math.min(top, innerHeight - gap - height))}px`;
}
