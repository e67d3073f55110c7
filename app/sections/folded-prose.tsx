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

/** On a desk under a rule, and beside its heading, which stays in sight of its text. */
const part = "folds gap-x-gap md:mt-10 lg:mt-14 lg:grid lg:grid-cols-12 lg:border-t lg:border-(--hairline) lg:pt-9";
const partHeading = "mb-4 text-tile lg:sticky lg:top-10 lg:col-span-3 lg:self-start lg:pr-6 lg:text-h3";

/** With fewer parts, a text needs no second pause. */
const many = 6;

/** With fewer characters a first paragraph has no four lines, and an initial of three would stand out of it. */
const initialFrom = 300;

const firstParagraph = (html: string) => /^<p>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "";

/** A long text, whose parts fold under their headings on a phone and stand beside them on a desk. */
export function FoldedProse({ text: { intro, parts }, className, open = 0, picture, children }: FoldedProseProps) {
	const middle = parts.length < many ? undefined : Math.ceil(parts.length / 2);
	const initial = firstParagraph(intro).length >= initialFrom ? "initial" : "";
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className={`prose-wide past-heading max-md:mb-8 ${initial}`.trimEnd()} /> : null}
			{parts.map(({ id, heading, body }, index) => (
				<Fragment key={heading}>
					{picture && index === middle ? (
						<Picture
							picture={picture}
							sizes="(width < 80rem) 92vw, 1272px"
							className="mt-14 aspect-[21/9] rounded-plate max-md:hidden lg:mt-16 lg:aspect-[3/1]"
						/>
					) : null}
					<div className={`${part} ${isChecklist(id) ? "checklist" : ""}`.trimEnd()}>
						<Fold id={id} heading={heading} headingClass={partHeading} className="lg:col-span-9" open={index < open}>
							<Prose html={body} className="prose-wide" />
						</Fold>
					</div>
					{index === 1 ? children : null}
				</Fragment>
			))}
		</div>
	);
}
