import { useTranslation } from "react-i18next";
import type { CaseCard } from "../site/content/views.server.ts";
import { ArrowRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

export function CaseCards({ heading, cases }: { heading: string; cases: CaseCard[] }) {
	const { t } = useTranslation();
	if (cases.length === 0) return null;
	const isAlone = cases.length === 1;
	return (
		<section
			aria-labelledby="related-cases"
			className={`no-print on-light bg-cal py-12 ${isAlone ? "one-case" : "lg:py-20"}`}
		>
			<div
				className={`mx-auto w-full max-w-page px-edge ${isAlone ? "" : "gap-x-gap lg:grid lg:grid-cols-12"}`.trimEnd()}
			>
				<SectionHeading
					id="related-cases"
					text={heading}
					className={`text-noche max-md:text-h2 ${isAlone ? "text-h3" : "text-tile lg:col-span-3 lg:pr-8"}`}
				/>
				<ul
					className={
						isAlone
							? "mt-6"
							: `mt-9 grid gap-x-gap gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:col-span-9 lg:mt-0 ${cases.length === 3 ? "md:grid-cols-3" : ""}`.trimEnd()
					}
				>
					{cases.map(({ id, sample, title, category, result, picture }) => (
						<li key={id}>
							<PageLink
								page="case"
								params={{ caseId: id }}
								prefetch="intent"
								viewTransition
								className="zoom group block no-underline"
							>
								<Picture
									picture={picture}
									sizes={isAlone ? "(width < 48rem) 150vw, 85vw" : "(width < 40rem) 92vw, (width < 80rem) 50vw, 460px"}
									className={
										isAlone
											? "max-md:mb-4 max-md:aspect-[2/1] max-md:rounded-plate [&_img]:origin-[65%_45%] [&_img]:scale-170"
											: "mb-3 aspect-[5/2] rounded-plate sm:mb-4 sm:aspect-[16/10]"
									}
								/>
								<div className="wrap-anywhere">
									<p className="text-small font-semibold text-bayou">
										{category}
										<SampleLabel sample={sample} />
									</p>
									<h3
										className={`mt-3 ${isAlone ? "text-tile" : "text-h3"} text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4`}
									>
										{title}
									</h3>
									<p className={`mt-1.5 text-balance ${isAlone ? "lg:mt-4 lg:text-lead" : ""}`.trimEnd()}>{result}</p>
									{isAlone ? (
										<p className="arrow-link mt-5">
											{t("readCase")}
											<ArrowRight aria-hidden="true" />
										</p>
									) : null}
								</div>
							</PageLink>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
