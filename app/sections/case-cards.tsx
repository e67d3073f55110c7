import type { CaseCard } from "../site/content/views.server.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

export function CaseCards({ heading, cases }: { heading: string; cases: CaseCard[] }) {
	if (cases.length === 0) return null;
	return (
		<section aria-labelledby="related-cases" className="no-print on-light bg-cal py-16 lg:py-24">
			<div className="mx-auto max-w-page px-edge">
				<SectionHeading id="related-cases" text={heading} className="text-h2 text-noche" />
				<ul className={`mt-9 grid gap-x-gap gap-y-10 sm:grid-cols-2 ${cases.length === 3 ? "md:grid-cols-3" : ""}`}>
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
									sizes="(width < 40rem) 100vw, (width < 80rem) 50vw, 590px"
									className="aspect-[16/10] rounded-plate"
								/>
								<p className="mt-4 font-semibold text-lacre">
									{category}
									<SampleLabel sample={sample} />
								</p>
								<h3 className="mt-1 text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
									{title}
								</h3>
								<p className="mt-1.5">{result}</p>
							</PageLink>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
