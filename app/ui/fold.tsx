import type { ReactNode } from "react";
import { CaretDown } from "./icons.ts";

interface FoldProps {
	heading: ReactNode;
	/** A summary, beside the heading that folds the content. */
	brief?: string | undefined;
	/** The id of the heading shown above open content, if a section is labeled by it. */
	headingId?: string;
	/** The anchor of the folded content: a browser that navigates to it opens it. */
	id?: string | undefined;
	/** The class of the heading when nothing is folded. */
	headingClass?: string;
	className?: string;
	/** Starts open. */
	open?: boolean;
	children: ReactNode;
}

/**
 * Folds content that would make a page long on a phone under its heading. On wider screens it is open, without a
 * control; `fold.css` sets the width. The rule for all pages: a page's opening content (a text, a list or a form) stays
 * open; every later text or list under a heading is folded as a whole. Content that leads on (links with a picture or a
 * line, actions) is never folded.
 */
export function Fold({ heading, brief, headingId, id, headingClass = "", className = "", open, children }: FoldProps) {
	return (
		<>
			<h2 id={headingId} className={`fold-heading ${headingClass}`.trimEnd()}>
				{heading}
			</h2>
			<details open={open} className={`fold ${className}`.trimEnd()}>
				<summary>
					<h2>
						{heading} {brief ? <small>{brief}</small> : null}
					</h2>
					<CaretDown aria-hidden="true" />
				</summary>
				<div id={id}>{children}</div>
			</details>
		</>
	);
}
