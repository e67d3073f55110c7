import { Fragment, type ReactNode } from "react";
import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** So many of its parts, from the first, are not folded at first. */
	open?: number;
	/** On a desk its parts stand beside each other; what is alone in its row is set in two columns. */
	paired?: boolean;
	/** After its second part: a pause. */
	children?: ReactNode;
}

/** Of a text that is alone in its row; one with a table stays as wide as the table. */
const inColumns = "lg:columns-2 lg:gap-x-16 lg:has-[table]:columns-auto lg:[&_:is(ul,li)]:break-inside-avoid";

/** A few lines before the parts stay together. */
const introInColumns = `col-span-full lg:has-[>p:only-child]:columns-auto ${inColumns}`;

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({
	text: { intro, parts },
	className,
	open = 0,
	paired = false,
	children,
}: FoldedProseProps) {
	return (
		<div className={`${className} ${paired ? "lg:grid lg:grid-cols-2 lg:gap-x-16" : ""}`.trimEnd()}>
			{intro ? <Prose html={intro} className={`max-md:mb-8 ${paired ? introInColumns : ""}`.trimEnd()} /> : null}
			{parts.map(({ id, heading, body }, index) => {
				const isAlone = paired && index === parts.length - 1 && index % 2 === 0;
				return (
					<Fragment key={heading}>
						<div className={`folds md:mt-10 ${paired ? `lg:mt-14 ${isAlone ? "lg:col-span-2" : ""}` : "lg:mt-18"}`}>
							<Fold id={id} heading={heading} headingClass="mb-4 text-tile lg:mb-5 lg:text-part" open={index < open}>
								<Prose html={body} className={isAlone ? inColumns : ""} />
							</Fold>
						</div>
						{index === 1 ? children : null}
					</Fragment>
				);
			})}
		</div>
	);
}
