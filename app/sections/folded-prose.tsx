import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

/** A long text, whose parts fold under their headings on a phone. */
export function FoldedProse({ text: { intro, parts }, className }: { text: ProseParts; className: string }) {
	return (
		<div className={className}>
			{intro ? <Prose html={intro} className="max-md:mb-8" /> : null}
			{parts.map(({ id, heading, body }) => (
				<div key={heading} className="folds md:mt-10">
					<Fold id={id} heading={heading} headingClass="mb-4 text-tile">
						<Prose html={body} />
					</Fold>
				</div>
			))}
		</div>
	);
}
