import { Fragment, type ReactNode } from "react";
import { isChecklist, type ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** So many of its parts, from the first, are not folded at first. */
	open?: number;
	/** A pause in the middle of many parts, where the window is wide enough for one. */
	picture?: PictureData;
	/** After its second part: a pause. */
	children?: ReactNode;
}

/** With fewer parts, a text needs no second pause. */
const many = 6;

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({ text: { intro, parts }, className, open = 0, picture, children }: FoldedProseProps) {
	const middle = parts.length < many ? undefined : Math.ceil(parts.length / 2);
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className="prose-wide intro max-md:mb-8" /> : null}
			{parts.map(({ id, heading, body }, index) => (
				<Fragment key={heading}>
					{picture && index === middle ? (
						<Picture
							picture={picture}
							sizes="(width < 64rem) 100vw, 750px"
							className="mt-14 aspect-[21/9] rounded-plate max-md:hidden lg:mt-18"
						/>
					) : null}
					<div className={`folds md:mt-10 lg:mt-18 ${isChecklist(id) ? "checklist" : ""}`.trimEnd()}>
						<Fold id={id} heading={heading} headingClass="mb-4 text-tile lg:mb-5 lg:text-part" open={index < open}>
							<Prose html={body} className="prose-wide" />
						</Fold>
					</div>
					{index === 1 ? children : null}
				</Fragment>
			))}
		</div>
	);
}
