import type { ReactNode } from "react";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageSection } from "./page-section.tsx";

interface TextSectionsProps {
	sections: { id: string; heading: string; body: string }[];
	children?: ReactNode;
}

const headingClass = "text-tile text-noche max-md:text-h2 lg:col-span-4 lg:pr-8";

/**
 * Sections of running text, each with its heading beside it where there is room. On a phone the first stands open; one
 * alone folds nothing.
 */
export function TextSections({ sections, children }: TextSectionsProps) {
	const isAlone = sections.length === 1;
	return (
		<div className={`mx-auto max-w-page px-edge pb-12 md:pb-0 lg:pt-24 ${isAlone ? "pt-8 md:pt-12" : "pt-12"}`}>
			{sections.map(({ id, heading, body }, index) => (
				<section
					key={id}
					aria-labelledby={`${id}-heading`}
					className="text-section folds gap-x-gap gap-y-5 md:mb-14 md:grid md:border-t md:border-(--hairline) md:pt-7 lg:mb-20 lg:grid-cols-12 lg:pt-9"
				>
					{isAlone ? (
						<>
							<SectionHeading id={`${id}-heading`} text={heading} className={`max-md:mb-4 ${headingClass}`} />
							<div id={id} className="lg:col-span-8">
								<Prose html={body} className="max-w-text" />
							</div>
						</>
					) : (
						<Fold
							id={id}
							heading={heading}
							headingId={`${id}-heading`}
							headingClass={headingClass}
							className="lg:col-span-8"
							open={index === 0}
						>
							<Prose html={body} className="max-w-text" />
						</Fold>
					)}
				</section>
			))}
			{children}
		</div>
	);
}

interface TextWithContentsProps {
	sections: { id: string; heading: string; body: string }[];
	contents: ReactNode;
}

/** Characters of a part that is folded on a tablet too. */
const longBody = 5000;

/** On a tablet it stands among parts that are open: with a heading like theirs, and a line where it ends. */
const foldedAmongOpen =
	"md:max-lg:mb-14! md:max-lg:border-b md:max-lg:border-(--hairline) md:max-lg:[&_summary_h2]:text-tile";

/** Sections of a legal text under its contents list; one with parts of its own stands at a line of its own, or on a plate. */
export function TextWithContents({ sections, contents }: TextWithContentsProps) {
	return (
		<div className="mx-auto max-w-page px-edge pt-16 pb-16 md:pb-4 lg:pt-20 lg:pb-12">
			<div className="mb-16 max-md:hidden">{contents}</div>
			{sections.map(({ id, heading, body }) => (
				<PageSection
					key={id}
					id={id}
					heading={heading}
					repeated
					beside
					folded={body.length > longBody ? "tablet" : true}
					className={`lg:mb-14! lg:border-t lg:border-(--hairline) lg:pt-9 ${body.length > longBody ? foldedAmongOpen : ""}`}
				>
					<Prose
						html={body}
						className="max-w-text wrap-anywhere has-[>h3]:border-l-2 has-[>h3]:border-(--accent) has-[>h3]:pl-5 md:has-[>h3]:pl-8 lg:has-[>h3]:max-w-none lg:has-[>h3]:rounded-plate lg:has-[>h3]:border-0 lg:has-[>h3]:bg-niebla lg:has-[>h3]:py-9 lg:has-[>h3]:pr-24 lg:has-[>h3]:pl-9"
					/>
				</PageSection>
			))}
		</div>
	);
}
