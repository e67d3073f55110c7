import { Fragment, type ReactNode } from "react";
import { isChecklist, type ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** After the part that stands open: a pause. */
	children?: ReactNode;
}

const part = "folds md:mt-10 lg:mt-14 lg:border-t lg:border-(--hairline) lg:pt-9";
const partHeading = "mb-4 max-w-[18em] text-tile lg:mb-6 lg:text-part";

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
export function FoldedProse({ text, className, children }: FoldedProseProps) {
	const { intro, parts } = text;
	const initial = firstParagraph(intro).length >= initialFrom ? "initial" : "";
	const open = openPart(text);
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className={`prose-wide max-md:mb-8 ${initial}`.trimEnd()} /> : null}
			{parts.map(({ id, heading, body }, index) => (
				<Fragment key={heading}>
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
