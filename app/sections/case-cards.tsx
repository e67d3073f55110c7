import { useTranslation } from "react-i18next";
import type { CaseCard } from "../site/content/views.server.ts";
import { ArrowRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** Columns of one story and of three; of others two stand side by side. */
const columns: Readonly<Record<number, string>> = { 1: "", 3: "sm:grid-cols-2 md:grid-cols-3" };

export function CaseCards({ heading, cases }: { heading: string; cases: CaseCard[] }) {
	const { t } = useTranslation();
	if (cases.length === 0) return null;
	const isAlone = cases.length === 1;
	return (
		<section aria-labelledby="related-cases" className="no-print on-light bg-cal py-12 lg:py-20">
			<div className="mx-auto max-w-page gap-x-gap px-edge lg:grid lg:grid-cols-12">
				<SectionHeading
					id="related-cases"
					text={heading}
					className="text-tile text-noche max-md:text-h2 lg:col-span-3 lg:pr-8"
				/>
				<ul
					className={`mt-9 grid gap-x-gap gap-y-6 sm:gap-y-10 lg:col-span-9 lg:mt-0 ${columns[cases.length] ?? "sm:grid-cols-2"}`}
				>
					{cases.map(({ id, sample, title, category, result, picture }) => (
						<li key={id}>
							<PageLink
								page="case"
								params={{ caseId: id }}
								prefetch="intent"
								viewTransition
								className={`zoom group grid gap-x-4 no-underline ${isAlone ? "sm:grid-cols-[2fr_3fr] sm:items-center sm:gap-x-12" : "grid-cols-[7rem_1fr] sm:block"}`}
							>
								<Picture
									picture={picture}
									sizes={`(width < 40rem) ${isAlone ? "100vw" : "112px"}, (width < 80rem) ${isAlone ? "40vw, 500px" : "50vw, 460px"}`}
									className={`rounded-plate sm:aspect-[16/10] ${isAlone ? "mb-4 aspect-[2/1] sm:mb-0" : "aspect-[4/5]"}`}
								/>
								<div className="wrap-anywhere">
									<p className="text-small font-semibold text-bayou sm:mt-4">
										{category}
										<SampleLabel sample={sample} />
									</p>
									<h3
										className={`mt-3 ${isAlone ? "text-tile" : "text-h3"} text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4`}
									>
										{title}
									</h3>
									<p className={`text-balance ${isAlone ? "mt-1.5 lg:mt-4 lg:text-lead" : "mt-1.5"}`}>{result}</p>
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
