import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import type { CasePage } from "../site/loaders/case-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

/** A success story under its result: its parts, what others can take from it, and the notice on past results (Texas rule 7.02). */
export function CaseStory({ page }: { page: CasePage }) {
	const { t } = useTranslation("case");
	const lesson = `${anchors.case.lesson}-heading`;
	return (
		<article className="mx-auto max-w-page px-edge pt-11 pb-10 md:pt-14 lg:py-24">
			{(["facts", "obstacle", "action", "outcome"] as const).map((part) => (
				<section
					key={part}
					id={anchors.case[part]}
					aria-labelledby={`${anchors.case[part]}-heading`}
					className="mb-9 grid gap-x-gap gap-y-4 md:mb-12 lg:mb-16 lg:grid-cols-12"
				>
					<SectionHeading
						id={`${anchors.case[part]}-heading`}
						text={t(part)}
						className="text-tile text-noche max-md:text-h2 lg:col-span-4"
					/>
					<Prose html={page[part]} className="max-w-text lg:col-span-8" />
				</section>
			))}
			<section
				id={anchors.case.lesson}
				aria-labelledby={lesson}
				className="on-dark grid gap-x-gap gap-y-4 rounded-plate bg-petroleo p-6 md:p-10 lg:grid-cols-12 lg:py-14"
			>
				<h2 id={lesson} className="text-tile max-md:text-h2 lg:col-span-4">
					{t("lesson")}
				</h2>
				<Prose html={page.lesson} className="text-lead lg:col-span-7" />
			</section>
			<p className="mt-8 text-small text-gris">{page.notice}</p>
		</article>
	);
}
