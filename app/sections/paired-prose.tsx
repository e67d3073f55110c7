import type { ProseParts } from "../site/content/prose-parts.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

/** What is before the parts, as HTML: its first paragraph, and what follows that. */
function opening(intro: string): [first: string, rest: string] {
	const first = /^<p>.*?<\/p>/s.exec(intro)?.[0] ?? "";
	return [first, intro.slice(first.length).trim()];
}

/**
 * A text of short parts, which fold under their headings on a phone; from a tablet on each stands beside its heading, or under it
 * in pairs where each is one paragraph. It opens with a paragraph in large letters, and under that with what it leads to;
 * what has several names in it takes the whole width.
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
						className="font-display text-h4 text-noche md:max-lg:text-h3 lg:col-span-10 lg:text-[2.25rem] lg:leading-[1.16] [&_strong]:font-normal"
					/>
					{rest ? (
						<Prose
							html={rest}
							className={isListed ? "cells lg:col-span-12" : "prose-wide prose-columns lg:col-span-9 lg:col-start-4"}
						/>
					) : null}
				</div>
			) : null}
			{inPairs(parts).map((group) => (
				<div
					key={group[0]?.heading}
					className={group.length > 1 ? "gap-x-gap md:grid md:grid-cols-2 lg:gap-x-12" : undefined}
				>
					{group.map((part) => (
						<Part key={part.heading} part={part} beside={group.length === 1} open={!intro && part === parts[0]} />
					))}
				</div>
			))}
		</>
	);
}

type ProsePart = ProseParts["parts"][number];

const isParagraph = ({ body }: ProsePart) => /^<p>(?:(?!<\/p>).)*<\/p>$/s.test(body);

/** Two parts of one paragraph each, one after the other, make a pair. */
function inPairs(parts: ProsePart[]): ProsePart[][] {
	const groups: ProsePart[][] = [];
	for (const part of parts) {
		const last = groups.at(-1);
		if (last?.length === 1 && [...last, part].every(isParagraph)) last.push(part);
		else groups.push([part]);
	}
	return groups;
}

/** A single paragraph beside its heading is larger: it fills the room that several would. */
const aloneLook = "lg:[&>p:only-child]:max-w-[48rem] lg:[&>p:only-child]:text-lead";

function Part({ part: { id, heading, body }, beside, open }: { part: ProsePart; beside: boolean; open: boolean }) {
	return (
		<div
			className={`folds gap-x-gap md:mt-10 md:border-t md:border-(--hairline) md:pt-7 lg:mt-14 lg:pt-9 ${beside ? "md:grid md:grid-cols-12" : ""}`}
		>
			<Fold
				id={id}
				heading={heading}
				headingClass="mb-4 text-h3 text-noche md:col-span-4 lg:col-span-3 lg:pr-8 lg:text-part"
				className="md:col-span-8 lg:col-span-9"
				open={open}
			>
				<Prose
					html={body}
					className={`prose-wide prose-papers ${beside ? aloneLook : ""} md:pt-1 lg:[&>:not(ol)]:max-w-[44rem]`}
				/>
			</Fold>
		</div>
	);
}
