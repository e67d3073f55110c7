import { Fragment, type ReactNode } from "react";
import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** So many of its parts, from the first, are not folded at first. */
	open?: number;
	/** On a desk its parts stand beside each other where they come out even. */
	paired?: boolean;
	/** After its second part: a pause. */
	children?: ReactNode;
}

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({
	text: { intro, parts },
	className,
	open = 0,
	paired = false,
	children,
}: FoldedProseProps) {
	const inPairs = paired && parts.length > 0 && parts.length % 2 === 0;
	return (
		<div className={`${className} ${inPairs ? "gap-x-gap lg:grid lg:grid-cols-2" : ""}`.trimEnd()}>
			{intro ? <Prose html={intro} className={`max-md:mb-8 ${inPairs ? "col-span-full" : ""}`.trimEnd()} /> : null}
			{parts.map(({ id, heading, body }, index) => (
				<Fragment key={heading}>
					<div className={`folds md:mt-10 ${inPairs ? "lg:mt-14 lg:pr-10" : "lg:mt-18"}`}>
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
