import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

/** What is before the parts, as HTML: its first paragraph, and what follows that. */
function opening(intro: string): [first: string, rest: string] {
	const first = /^<p>.*?<\/p>/s.exec(intro)?.[0] ?? "";
	return [first, intro.slice(first.length).trim()];
}

/**
 * A text of short parts, which fold under their headings on a phone and stand beside each other on a desk. It opens with a
 * paragraph in large letters, and beside that with what it leads to.
 */
export function PairedProse({ intro, parts }: ProseParts) {
	const [first, rest] = opening(intro);
	return (
		<>
			{intro ? (
				<div className="grid gap-x-gap gap-y-4 max-md:mb-8 md:gap-y-6 lg:grid-cols-12">
					<Prose
						html={first}
						className={`max-w-text md:font-display md:text-h4 md:text-noche ${rest ? "lg:col-span-4 lg:pr-8" : "lg:col-span-8"}`}
					/>
					<Prose html={rest} className="prose-wide prose-columns lg:col-span-8" />
				</div>
			) : null}
			<div className="gap-x-12 lg:grid lg:grid-cols-2">
				{parts.map(({ id, heading, body }, index) => {
					const isAlone = index === parts.length - 1 && index % 2 === 0;
					return (
						<div
							key={heading}
							className={`folds md:mt-10 md:border-t md:border-(--hairline) md:pt-7 lg:mt-14 lg:pt-9 ${isAlone ? "lg:col-span-2" : ""}`.trimEnd()}
						>
							<Fold
								id={id}
								heading={heading}
								headingClass="mb-4 text-tile text-noche lg:mb-5 lg:text-part"
								open={!intro && index === 0}
							>
								<Prose html={body} className={`prose-wide ${isAlone ? "prose-columns" : ""}`.trimEnd()} />
							</Fold>
						</div>
					);
				})}
			</div>
		</>
	);
}
