import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

/** Of a text that is alone in its row; one with a table stays as wide as the table. */
const inColumns =
	"lg:columns-2 lg:gap-x-16 lg:has-[table]:columns-auto lg:[&_:is(ul,li)]:break-inside-avoid lg:[&_p:has(+:is(ul,ol))]:break-after-avoid";

/** A few lines before the parts stay together, and so does a sentence with its list. */
const introInColumns = `col-span-full lg:has-[>p:only-child]:columns-auto lg:has-[ul,ol]:columns-auto ${inColumns}`;

/** A text of short parts, which fold under their headings on a phone and stand beside each other on a desk. */
export function PairedProse({ intro, parts }: ProseParts) {
	return (
		<div className="lg:grid lg:grid-cols-2 lg:gap-x-16 [&_.prose>*]:max-w-text lg:[&_.prose>.wide-table]:max-w-3/4">
			{intro ? <Prose html={intro} className={`max-md:mb-8 ${introInColumns}`} /> : null}
			{parts.map(({ id, heading, body }, index) => {
				const isAlone = index === parts.length - 1 && index % 2 === 0;
				return (
					<div key={heading} className={`folds md:mt-10 lg:mt-14 ${isAlone ? "lg:col-span-2" : ""}`.trimEnd()}>
						<Fold id={id} heading={heading} headingClass="mb-4 text-tile lg:mb-5 lg:text-part" open={index < 1}>
							<Prose html={body} className={isAlone ? inColumns : ""} />
						</Fold>
					</div>
				);
			})}
		</div>
	);
}
