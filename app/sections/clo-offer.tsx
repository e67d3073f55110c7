import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import type { CloPage } from "../site/loaders/clo-page.server.ts";
import { Comparison } from "./comparison.tsx";
import { PageSection } from "./page-section.tsx";
import { StepList } from "./step-list.tsx";

/** What the external Chief Legal Officer includes, how it begins, how fast it answers, and what it compares with. */
export function CloOffer({ page }: { page: CloPage }) {
	const { t } = useTranslation("clo");
	return (
		<div className="mx-auto max-w-page px-edge pt-12 lg:pt-24">
			<PageSection id={anchors.clo.included} heading={t("included")}>
				<ul className="grid gap-x-gap border-t border-(--hairline) sm:grid-cols-2">
					{page.included.map(({ title, text }) => (
						<li key={title} className="border-b border-(--hairline) py-4 lg:py-6">
							<h3 className="text-h3">{title}</h3>
							<p className="mt-2 max-w-[32em] text-gris">{text}</p>
						</li>
					))}
				</ul>
			</PageSection>
			<PageSection id={anchors.clo.onboarding} heading={t("onboarding")} folded>
				<StepList steps={page.onboarding} />
			</PageSection>
			<PageSection id={anchors.clo.responses} heading={t("responses")}>
				<dl className="grid gap-gap sm:grid-cols-2 lg:grid-cols-4">
					{page.responses.map(({ kind, time, text }) => (
						<div key={kind} className="border-t-2 border-noche pt-4">
							<dt className="text-gris">{kind}</dt>
							<dd>
								<span className="mt-1 block font-display text-h3 text-noche">{time}</span>
								<span className="mt-2 block text-gris">{text}</span>
							</dd>
						</div>
					))}
				</dl>
			</PageSection>
			<PageSection id={anchors.clo.comparison} heading={t("comparison")} folded>
				<Comparison
					caption={t("comparison")}
					topic={t("topic")}
					columns={[t("columns.clo"), t("columns.inHouse"), t("columns.hourly")]}
					rows={page.comparison.map(({ topic, clo: own, inHouse, hourly }) => ({
						topic,
						cells: [own, inHouse, hourly],
					}))}
				/>
			</PageSection>
		</div>
	);
}
