import { Fragment, type ReactNode } from "react";
import { isChecklist, type ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** A pause in the middle of many parts, where the window is wide enough for one. */
	picture?: PictureData;
	/** After the part that stands open: a pause. */
	children?: ReactNode;
}

const part = "folds md:mt-10 lg:mt-14 lg:border-t lg:border-(--hairline) lg:pt-9";
const partHeading = "mb-4 max-w-[18em] text-tile lg:mb-6 lg:text-part";

/** With fewer parts, a text needs no second pause. */
const many = 6;

/** With fewer characters a first paragraph has no four lines, and an initial of three would stand out of it. */
const initialFrom = 300;

const firstParagraph = (html: string) => /^<p>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "";

/** A reader came for what to do, step by step: on a phone that part stands open, or else the first. */
const openPart = ({ parts }: ProseParts) =>
	Math.max(
		0,
		parts.findIndex(({ body }) => body.includes("<ol>")),
	);

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({ text, className, picture, children }: FoldedProseProps) {
	const { intro, parts } = text;
	const middle = parts.length < many ? undefined : Math.ceil(parts.length / 2);
	const initial = firstParagraph(intro).length >= initialFrom ? "initial" : "";
	const open = openPart(text);
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className={`prose-wide max-md:mb-8 ${initial}`.trimEnd()} /> : null}
			{parts.map(({ id, heading, body }, index) => (
				<Fragment key={heading}>
					{picture && index === middle ? (
						<Picture
							picture={picture}
							sizes="(width < 64rem) 92vw, (width < 80rem) 70vw, 890px"
							className="mt-14 aspect-[21/9] rounded-plate max-md:hidden lg:mt-16"
						/>
					) : null}
					<div className={isChecklist(id) ? `${part} checklist` : part}>
						<Fold id={id} heading={heading} headingClass={partHeading} open={index === open}>
							<Prose html={body} className="prose-wide" />
						</Fold>
					</div>
					{index === open ? children : null}
				</Fragment>
			))}
		</div>
	);
}
