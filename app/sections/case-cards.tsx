import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CaseCard } from "../site/content/views.server.ts";
import { ArrowRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

const headingId = "related-cases";

export function CaseCards({ heading, cases }: { heading: string; cases: CaseCard[] }) {
	const [first, second] = cases;
	if (!first) return null;
	if (!second) return <OneCase heading={heading} story={first} />;
	return (
		<section aria-labelledby={headingId} className="no-print on-light bg-cal py-12 lg:py-20">
			<div className="mx-auto max-w-page gap-x-gap px-edge lg:grid lg:grid-cols-12">
				<SectionHeading
					id={headingId}
					text={heading}
					className="text-tile text-noche max-md:text-h2 lg:col-span-3 lg:pr-8"
				/>
				<ul
					className={`mt-9 grid gap-x-gap gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:col-span-9 lg:mt-0 ${cases.length === 3 ? "md:grid-cols-3" : ""}`.trimEnd()}
				>
					{cases.map((story) => (
						<li key={story.id}>
							<CaseLink id={story.id} className="zoom group grid grid-cols-[7rem_1fr] gap-x-4 sm:block">
								<Picture
									picture={story.picture}
									sizes="(width < 40rem) 112px, (width < 80rem) 50vw, 460px"
									className="aspect-[4/5] rounded-plate sm:aspect-[16/10]"
								/>
								<div className="wrap-anywhere">
									<Category story={story} className="sm:mt-4" />
									<h3 className={`mt-3 text-h3 ${title}`}>{story.title}</h3>
									<p className="mt-1.5 text-balance">{story.result}</p>
								</div>
							</CaseLink>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** One alone has half of the window for its picture, as the head of a page has; all of the band leads to it. */
function OneCase({ heading, story }: { heading: string; story: CaseCard }) {
	const { t } = useTranslation();
	return (
		<section
			aria-labelledby={headingId}
			className="zoom group no-print on-light relative bg-cal max-md:flex max-md:flex-col-reverse"
		>
			<div className="mx-auto w-full max-w-page px-edge">
				<div className="flex flex-col justify-center py-8 wrap-anywhere md:min-h-100 md:w-1/2 md:py-12 md:pr-10 lg:min-h-128 lg:pr-16">
					<SectionHeading id={headingId} text={heading} className="text-h3 text-noche lg:mb-6" />
					<Category story={story} className="mt-3" />
					<CaseLink id={story.id} className="mt-2 after:absolute after:inset-0 after:z-1">
						<h3 className={`text-tile ${title}`}>{story.title}</h3>
						<p className="mt-2 text-balance lg:mt-4 lg:text-lead">{story.result}</p>
						<p className="arrow-link mt-4">
							{t("readCase")}
							<ArrowRight aria-hidden="true" />
						</p>
					</CaseLink>
				</div>
			</div>
			<Picture
				picture={story.picture}
				sizes="(width < 48rem) 100vw, 50vw"
				className="aspect-[2/1] md:absolute! md:inset-y-0 md:right-0 md:aspect-auto md:w-1/2"
			/>
		</section>
	);
}

const title = "text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4";

function CaseLink({ id, className, children }: { id: string; className: string; children: ReactNode }) {
	return (
		<PageLink
			page="case"
			params={{ caseId: id }}
			prefetch="intent"
			viewTransition
			className={`no-underline ${className}`}
		>
			{children}
		</PageLink>
	);
}

function Category({ story: { category, sample }, className }: { story: CaseCard; className: string }) {
	return (
		<p className={`text-small font-semibold text-bayou ${className}`}>
			{category}
			<SampleLabel sample={sample} />
		</p>
	);
}
