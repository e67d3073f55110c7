import { Fragment, type ReactNode } from "react";
import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** So many of its parts, from the first, are not folded at first. */
	open?: number;
	/** After its second part: a pause. */
	children?: ReactNode;
}

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({ text: { intro, parts }, className, open = 0, children }: FoldedProseProps) {
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className="max-md:mb-8" /> : null}
			{parts.map(({ id, heading, body }, index) => (
				<Fragment key={heading}>
					<div className="folds md:mt-10 lg:mt-18">
						<Fold id={id} heading={heading} headingClass="mb-4 text-tile lg:mb-5 lg:text-part" open={index < open}>
							<Prose html={body} />
						</Fold>
					</div>
					{index === 1 ? children : null}
				</Fragment>
			))}
		</div>
	);
}
