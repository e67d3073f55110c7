import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

/** What is before the parts, as HTML: its first paragraph, and what follows that. */
function opening(intro: string): [first: string, rest: string] {
	const first = /^<p>.*?<\/p>/s.exec(intro)?.[0] ?? "";
	return [first, intro.slice(first.length).trim()];
}

/** One so many times as long as the other would leave a hole beside it: that one is a side note then. */
const mostUneven = 1.25;

/** How the parts stand on a desk: two of about one length share a row; the shorter of two others is a note beside it. */
function placesOf(parts: ProseParts["parts"]) {
	const lengths = parts.map(({ body }) => body.replace(/<[^>]+>/g, "").length);
	return lengths.map((length, index) => {
		const other = lengths[index % 2 === 0 ? index + 1 : index - 1];
		if (other === undefined) return "alone";
		if (Math.max(length, other) < Math.min(length, other) * mostUneven) return "half";
		return length > other ? "main" : "note";
	});
}

const places = {
	alone: "lg:col-span-12",
	half: "lg:col-span-6",
	main: "lg:col-span-7 lg:pr-10",
	note: "md:rounded-plate md:border-t-0! md:bg-niebla md:px-7 md:pb-8 lg:col-span-5 lg:px-9 lg:pb-10",
};

/**
 * A text of short parts, which fold under their headings on a phone and stand beside each other on a desk. It opens with a
 * paragraph in large letters, and beside that with what it leads to; what has several names in it takes the whole width.
 */
export function PairedProse({ intro, parts }: ProseParts) {
	const [first, rest] = opening(intro);
	const isListed = rest.startsWith('<ul class="rows">');
	const partPlaces = placesOf(parts);
	return (
		<>
			{intro ? (
				<div className="grid gap-x-gap gap-y-4 max-md:mb-8 md:gap-y-6 lg:grid-cols-12 lg:gap-y-9">
					<Prose
						html={first}
						className={`max-w-text md:font-display md:text-h4 md:text-noche ${isListed || !rest ? "lg:col-span-8 lg:text-h3" : "lg:col-span-4 lg:pr-8"}`}
					/>
					<Prose html={rest} className={isListed ? "cells lg:col-span-12" : "prose-wide prose-columns lg:col-span-8"} />
				</div>
			) : null}
			<div className="gap-x-gap lg:grid lg:grid-cols-12">
				{parts.map(({ id, heading, body }, index) => {
					const place = partPlaces[index] ?? "alone";
					return (
						<div
							key={heading}
							className={`folds md:mt-10 md:border-t md:border-(--hairline) md:pt-7 lg:mt-14 lg:pt-9 ${places[place]}`}
						>
							<Fold
								id={id}
								heading={heading}
								headingClass="mb-4 text-tile text-noche lg:mb-5 lg:text-part"
								open={!intro && index === 0}
							>
								<Prose html={body} className={`prose-wide ${place === "alone" ? "prose-columns" : ""}`.trimEnd()} />
							</Fold>
						</div>
					);
				})}
			</div>
		</>
	);
}
