import type { ReactNode } from "react";
import { CaretDown } from "./icons.ts";

interface FoldProps {
	heading: string;
	/** Of the heading that stands over what is open, where a section is named by it. */
	headingId?: string;
	/** The anchor of what is folded: a browser that goes to it opens it. */
	id?: string | undefined;
	/** Of the heading where nothing is folded. */
	headingClass: string;
	/** Of the heading that folds; the others take the look of a section's. */
	summaryClass?: string;
	className?: string;
	/** Not folded at first. */
	open?: boolean;
	children: ReactNode;
}

/**
 * What would make a page long on a phone, folded there under its heading. Where there is room it is open, without a
 * control; `base.css` says from which width on.
 */
export function Fold({
	heading,
	headingId,
	id,
	headingClass,
	summaryClass = "font-display text-h3 tracking-[-0.016em] text-noche",
	className = "",
	open,
	children,
}: FoldProps) {
	return (
		<>
			<h2 id={headingId} className={`fold-heading ${headingClass}`}>
				{heading}
			</h2>
			<details open={open} className={`fold group ${className}`}>
				<summary className="flex items-center justify-between gap-4">
					<h2 className={summaryClass}>{heading}</h2>
					<CaretDown
						className="shrink-0 text-(--accent) transition-transform duration-150 group-open:rotate-180"
						aria-hidden="true"
					/>
				</summary>
				<div id={id}>{children}</div>
			</details>
		</>
	);
}
