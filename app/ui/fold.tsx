import type { ReactNode } from "react";
import { CaretDown } from "./icons.ts";

interface FoldProps {
	heading: ReactNode;
	/** What it comes to, beside the heading that folds it. */
	brief?: string | undefined;
	/** Of the heading that stands over what is open, where a section is named by it. */
	headingId?: string;
	/** The anchor of what is folded: a browser that goes to it opens it. */
	id?: string | undefined;
	/** Of the heading where nothing is folded. */
	headingClass?: string;
	className?: string;
	/** Not folded at first. */
	open?: boolean;
	children: ReactNode;
}

/**
 * What would make a page long on a phone, folded there under its heading. Where there is room it is open, without a
 * control; `fold.css` says from which width on.
 *
 * The rule for all pages: what a page begins with stands open, be it a text, a list or a form; every later text or list
 * under a heading is folded, whole. What leads on (links with a picture or a line, actions) is never folded.
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
