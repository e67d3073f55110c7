import { Tooltip } from "@base-ui/react/tooltip";

export interface TooltipPopupProps {
	anchor: Element;
	text: string;
	side: "left" | "top" | "bottom";
	onReach: () => void;
	onLeave: () => void;
	/** Escape, or a press elsewhere. */
	onDismiss: () => void;
}

/** An open tooltip beside its element, kept within the screen. */
export function TooltipPopup({ anchor, text, side, onReach, onLeave, onDismiss }: TooltipPopupProps) {
	return (
		<Tooltip.Root open onOpenChange={(open) => !open && onDismiss()}>
			<Tooltip.Portal>
				<Tooltip.Positioner anchor={anchor} side={side} sideOffset={8} className="no-print z-50">
					<Tooltip.Popup
						role="tooltip"
						onPointerEnter={onReach}
						onPointerLeave={onLeave}
						className="plate max-w-64 rounded-small bg-noche px-3 py-1.5 text-small text-blanco ring-1 ring-arena/30"
					>
						{text}
					</Tooltip.Popup>
				</Tooltip.Positioner>
			</Tooltip.Portal>
		</Tooltip.Root>
	);
}
