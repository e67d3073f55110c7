import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

/** What is before the parts, as HTML: its first paragraph, and what follows that. */
function opening(intro: string): [first: string, rest: string] {
	const first = /^<p>.*?<\/p>/s.exec(intro)?.[0] ?? "";
	return [first, intro.slice(first.length).trim()];
}

/**
 * A text of short parts, which fold under their headings on a phone; on a desk each stands beside its heading. It opens with
 * a paragraph in large letters, and under that with what it leads to; what has several names in it takes the whole width.
 */
export function PairedProse({ intro, parts }: ProseParts) {
	const [first, rest] = opening(intro);
	const isListed = rest.startsWith('<ul class="rows">');
	return (
		<>
			{intro ? (
				<div className="grid gap-x-gap gap-y-5 max-md:mb-8 md:gap-y-6 lg:grid-cols-12 lg:gap-y-9">
					<Prose
						html={first}
						className="font-display text-h4 text-noche lg:col-span-9 lg:text-[1.875rem] lg:leading-tight"
					/>
					{rest ? (
						<Prose
							html={rest}
							className={isListed ? "cells lg:col-span-12" : "prose-wide prose-columns lg:col-span-9 lg:col-start-4"}
						/>
					) : null}
				</div>
			) : null}
			{parts.map(({ id, heading, body }, index) => (
				<div
					key={heading}
					className="folds gap-x-gap md:mt-10 md:border-t md:border-(--hairline) md:pt-7 lg:mt-14 lg:grid lg:grid-cols-12 lg:pt-9"
				>
					<Fold
						id={id}
						heading={heading}
						headingClass="mb-4 text-tile text-noche lg:col-span-3 lg:text-part"
						className="lg:col-span-9"
						open={!intro && index === 0}
					>
						<Prose html={body} className="prose-wide lg:pt-1.5 lg:*:max-w-[44rem]" />
					</Fold>
				</div>
			))}
		</>
	);
}
