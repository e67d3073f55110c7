import type { ReactNode } from "react";
import { Fold } from "../ui/fold.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageSection } from "./page-section.tsx";

interface TextSectionsProps {
	sections: { id: string; heading: string; body: string; picture?: PictureData | undefined }[];
	children?: ReactNode;
}

const headingClass = "text-tile text-noche max-md:text-h2 lg:col-span-4 lg:pr-8";

/**
 * Sections of running text, each with its heading beside it where there is room, and under that its picture. On a phone the first stands open; one
 * alone folds nothing.
 */
export function TextSections({ sections, children }: TextSectionsProps) {
	const isAlone = sections.length === 1;
	return (
		<div className={`mx-auto max-w-page px-edge pb-12 md:pb-0 lg:pt-24 ${isAlone ? "pt-8 md:pt-12" : "pt-12"}`}>
			{sections.map(({ id, heading, body, picture }, index) => (
				<section
					key={id}
					aria-labelledby={`${id}-heading`}
					className="text-section folds gap-x-gap gap-y-5 md:mb-14 md:grid md:border-t md:border-(--hairline) md:pt-7 lg:mb-20 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-9"
				>
					{isAlone ? (
						<>
							<SectionHeading id={`${id}-heading`} text={heading} className={`max-md:mb-4 ${headingClass}`} />
							<div id={id} className="lg:col-span-8">
								<Prose html={body} className="prose-wide" />
							</div>
						</>
					) : (
						<Fold
							id={id}
							heading={heading}
							headingId={`${id}-heading`}
							headingClass={headingClass}
							className={picture ? "lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1" : "lg:col-span-8"}
							open={index === 0}
						>
							<Prose html={body} className="prose-wide" />
						</Fold>
					)}
					{picture ? (
						<Picture
							picture={picture}
							sizes="30vw"
							className="mt-4 mr-12 aspect-[4/3] self-start rounded-plate max-lg:hidden lg:col-span-4 lg:row-start-2"
						/>
					) : null}
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

/**
 * Sections of a legal text, numbered so that a letter can name one. On a desk their list stays beside them, and the
 * numbers hang left of the text.
 */
export function TextWithContents({ sections, contents }: TextWithContentsProps) {
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-16 pb-16 md:pb-4 lg:grid-cols-12 lg:pt-20 lg:pb-12">
			<div className="mb-16 max-md:hidden lg:col-span-3">{contents}</div>
			<div className="min-w-0 lg:col-span-9">
				{sections.map(({ id, heading, body }, index) => (
					<PageSection
						key={id}
						id={id}
						heading={
							<>
								<span className="lg:absolute lg:left-0 lg:text-bayou">{index + 1}.</span> {heading}
							</>
						}
						repeated
						folded={body.length > longBody ? "tablet" : true}
						className={`legal-text lg:relative lg:mb-14! lg:border-t lg:border-(--hairline) lg:pt-8 lg:pl-20 ${body.length > longBody ? foldedAmongOpen : ""}`}
					>
						<Prose html={body} className="prose-wide wrap-anywhere" />
					</PageSection>
				))}
			</div>
		</div>
	);
}
