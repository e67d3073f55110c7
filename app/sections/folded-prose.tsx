import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

interface FoldedProseProps {
	text: ProseParts;
	className: string;
	/** Its parts are what the page is for: not folded at first. */
	open?: boolean;
}

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({ text: { intro, parts }, className, open = false }: FoldedProseProps) {
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className="max-md:mb-8" /> : null}
			{parts.map(({ id, heading, body }) => (
				<div key={heading} className="folds md:mt-10">
					<Fold id={id} heading={heading} headingClass="mb-4 text-tile" open={open}>
						<Prose html={body} />
					</Fold>
				</div>
			))}
		</div>
	);
}
