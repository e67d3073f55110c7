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

const partHeading = "mb-4 max-w-[18em] text-tile md:max-lg:text-h3 lg:mb-6 lg:text-part";

/** A table needs the width that the heading of a part has beside it elsewhere; two laws side by side have colours of their own. */
const hasTable = (body: string) => body.includes('class="wide-table"');
const hasSides = (body: string) => /class="[^"]*(?:sides|facing)/.test(body);

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
	// What the dates or amounts of all come to stands once in a text on a ground of its own.
	const band = parts.findIndex(({ id, body }) => hasTable(body) && !hasSides(body) && !isChecklist(id));
	const looksOf = (index: number, { id, body }: ProseParts["parts"][number]) =>
		index === band
			? "band article-band md:mt-12! lg:mt-16!"
			: isChecklist(id)
				? "checklist"
				: hasTable(body)
					? "article-wide"
					: "article-part";
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className={`prose-wide max-md:mb-8 ${initial}`.trimEnd()} /> : null}
			{parts.map((part, index) => (
				<Fragment key={part.heading}>
					<div className={`folds ${looksOf(index, part)}`}>
						<Fold id={part.id} heading={part.heading} headingClass={partHeading} open={index === open}>
							<Prose html={part.body} className="prose-wide" />
						</Fold>
					</div>
					{index === open ? children : null}
				</Fragment>
			))}
		</div>
	);
}
