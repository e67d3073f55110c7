import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../ui/fold.tsx";
import { OpeningProse } from "../ui/opening-prose.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

interface TextSectionsProps {
	sections: { id: string; heading: string; body: string; picture?: PictureData | undefined }[];
	/** The page begins with them: on a phone the first stands open. */
	first?: boolean;
	/** They begin in large letters, and their rest is folded on a phone. */
	opening?: boolean;
	children?: ReactNode;
}

const headingClass = "text-h2 text-noche md:col-span-4 md:text-h3 lg:pr-8 lg:text-tile";

/**
 * Sections of running text, each with its heading beside it where there is room, and under that its picture. On a
 * phone it is folded under its heading.
 */
export function TextSections({ sections, first = false, opening = false, children }: TextSectionsProps) {
	const { t } = useTranslation();
	return (
		<div className={`mx-auto max-w-page px-edge md:pb-0 lg:pt-24 ${opening ? "pt-10 pb-8 md:pt-12" : "pt-12 pb-12"}`}>
			{sections.map(({ id, heading, body, picture }, index) => (
				<section
					key={id}
					aria-labelledby={`${id}-heading`}
					className="text-section folds gap-x-gap gap-y-5 md:mb-10 md:grid md:grid-cols-12 md:border-t md:border-(--hairline) md:pt-7 lg:mb-20 lg:grid-rows-[auto_1fr] lg:pt-9"
				>
					{opening ? (
						<>
							<SectionHeading id={`${id}-heading`} text={heading} className={`max-md:mb-4 ${headingClass}`} />
							<div id={id} className="md:col-span-8">
								<OpeningProse html={body} more={t("readMore")} className="prose-wide prose-columns" />
							</div>
						</>
					) : (
						<Fold
							id={id}
							heading={heading}
							headingId={`${id}-heading`}
							headingClass={headingClass}
							className={picture ? "md:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1" : "md:col-span-8"}
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
