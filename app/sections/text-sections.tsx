import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../ui/fold.tsx";
import { OpeningProse } from "../ui/opening-prose.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageSection } from "./page-section.tsx";

interface TextSectionsProps {
	sections: { id: string; heading: string; body: string; picture?: PictureData | undefined }[];
	/** The page begins with them: on a phone the first stands open. */
	first?: boolean;
	/** One alone begins in large letters, and its rest is folded on a phone. */
	opening?: boolean;
	children?: ReactNode;
}

const headingClass = "text-tile text-noche max-md:text-h2 lg:col-span-4 lg:pr-8";

/**
 * Sections of running text, each with its heading beside it where there is room, and under that its picture. One alone
 * folds nothing on a phone.
 */
export function TextSections({ sections, first = false, opening = false, children }: TextSectionsProps) {
	const { t } = useTranslation();
	const isAlone = sections.length === 1;
	return (
		<div className={`mx-auto max-w-page px-edge pb-12 md:pb-0 lg:pt-24 ${isAlone ? "pt-10 md:pt-12" : "pt-12"}`}>
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
								{opening ? (
									<OpeningProse html={body} more={t("readMore")} className="prose-wide prose-columns" />
								) : (
									<Prose html={body} className="prose-wide prose-columns" />
								)}
							</div>
						</>
					) : (
						<Fold
							id={id}
							heading={heading}
							headingId={`${id}-heading`}
							headingClass={headingClass}
							className={picture ? "lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1" : "lg:col-span-8"}
							open={first && index === 0}
						>
							<Prose html={body} className="prose-wide prose-columns" />
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
	sections: { id: string; heading: string; body: string; group?: string | undefined }[];
	contents: ReactNode;
	/** On the link from the end of a section to the list. */
	back: string;
}

const contentsAnchor = "contents";

/**
 * Sections of a legal text, numbered so that a letter can name one. On a tablet the list of them is over the text, and a
 * link at the end of each leads back to it; on a desk it stays in view beside the text. A phone has them in groups.
 */
export function TextWithContents({ sections, contents, back }: TextWithContentsProps) {
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-8 pb-16 md:pt-12 md:pb-4 lg:grid-cols-12 lg:pt-20 lg:pb-12">
			<div id={contentsAnchor} className="mb-12 max-md:hidden md:max-lg:pl-14 lg:col-span-3">
				{contents}
			</div>
			<div className="min-w-0 lg:col-span-8 lg:col-start-5">
				{sections.map(({ id, heading, body, group }, index) => (
					<Fragment key={id}>
						{group ? (
							<p className="pb-2 text-small font-semibold text-bayou not-first:pt-5 md:hidden">{group}</p>
						) : null}
						<PageSection
							id={id}
							heading={
								<span className="grid grid-cols-[2.25rem_1fr] md:block">
									<span className="text-bayou md:max-lg:absolute md:max-lg:left-0">{index + 1}.</span> {heading}
								</span>
							}
							repeated
							folded
							className="md:relative md:border-t md:border-(--hairline) md:pt-7 md:max-lg:pl-14 lg:mb-14! lg:pt-8 [&_summary]:py-3! [&_summary_h2]:text-h4 lg:[&_.prose>h3]:text-h4"
						>
							<Prose html={body} className="prose-wide wrap-anywhere" />
							<a
								href={`#${contentsAnchor}`}
								className="no-print mt-5 inline-block py-1 underline max-md:hidden lg:hidden"
							>
								{back}
							</a>
						</PageSection>
					</Fragment>
				))}
			</div>
		</div>
	);
}
