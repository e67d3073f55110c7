import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import type { CasePage } from "../site/loaders/case-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import { PageSection } from "./page-section.tsx";

/**
 * A success story under its result: its parts (on a phone only the outcome is open), what others can learn from it, and
 * the notice on past results (Texas rule 7.02).
 */
export function CaseStory({ page }: { page: CasePage }) {
	const { t } = useTranslation("case");
	const lesson = `${anchors.case.lesson}-heading`;
	return (
		<article className="mx-auto max-w-page px-edge pt-10 pb-10 md:pt-14 lg:py-20">
			{(["facts", "obstacle", "action", "outcome"] as const).map((part, index) => (
				<PageSection
					key={part}
					id={anchors.case[part]}
					heading={t(part)}
					beside
					folded
					open={part === "outcome"}
					ruled={index > 0}
				>
					<Prose html={page[part]} className="opens-large prose-wide [--container-text:44rem]" />
				</PageSection>
			))}
			<section
				id={anchors.case.lesson}
				aria-labelledby={lesson}
				className="on-dark mt-10 grid gap-x-gap gap-y-4 rounded-plate bg-petroleo p-6 md:mt-0 md:grid-cols-12 md:px-0 md:py-10 lg:py-12"
			>
				<h2 id={lesson} className="text-h3 md:col-span-4 md:pl-10 lg:col-span-3 lg:text-part">
					{t("lesson")}
				</h2>
				<Prose
					html={page.lesson}
					className="opens-large gap-x-12 md:col-span-8 md:pr-10 lg:col-span-9 lg:grid lg:grid-cols-[3fr_2fr] lg:pr-10 lg:*:m-0!"
				/>
			</section>
			<p className="past-heading mt-8 text-small text-gris">{page.notice}</p>
		</article>
	);
}
