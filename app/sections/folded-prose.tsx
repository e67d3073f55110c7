import { Fragment, type ReactNode } from "react";
import { isChecklist, type ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";

interface PostFigure {
	figure: string;
	label: string;
}

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** So many of its parts, from the first, are not folded at first. */
	open?: number;
	/** Beside the parts where the margin has room. */
	figures?: { intro: PostFigure[]; parts: PostFigure[][] };
	/** A pause in the middle of many parts, where the window is wide enough for one. */
	picture?: PictureData;
	/** After its second part: a pause. */
	children?: ReactNode;
}

/** With fewer parts, a text needs no second pause. */
const many = 6;

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({
	text: { intro, parts },
	className,
	open = 0,
	figures,
	picture,
	children,
}: FoldedProseProps) {
	const middle = parts.length < many ? undefined : Math.ceil(parts.length / 2);
	return (
		<div className={className}>
			<MarginFigures figures={figures?.intro} />
			{intro ? <Prose html={intro} className="prose-wide intro max-md:mb-8" /> : null}
			{parts.map(({ id, heading, body }, index) => (
				<Fragment key={heading}>
					{picture && index === middle ? (
						<Picture
							picture={picture}
							sizes="(width < 80rem) 75vw, 56rem"
							className="mt-14 aspect-[21/9] rounded-plate max-md:hidden lg:mt-18"
						/>
					) : null}
					<div className={`folds md:mt-10 lg:mt-18 ${isChecklist(id) ? "checklist" : ""}`.trimEnd()}>
						<MarginFigures figures={figures?.parts[index]} />
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

/** In the margin beside the part of the text that says them; narrower windows have them before the text. */
function MarginFigures({ figures = [] }: { figures: PostFigure[] | undefined }) {
	if (figures.length === 0) return null;
	return (
		<dl className="float-right mt-3 grid w-40 gap-y-5 text-small max-xl:hidden">
			{figures.map(({ figure, label }) => (
				<div key={label} className="grid border-t border-(--accent) pt-3">
					<dt className="text-(--quiet)">{label}</dt>
					<dd className="-order-1 mb-1 font-display text-tile text-noche">{figure}</dd>
				</div>
			))}
		</dl>
	);
}
