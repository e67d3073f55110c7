import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import { formatMonth } from "../site/format/dates.ts";
import type { CasePage } from "../site/loaders/case-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";

/** A success story under its result: its facts, its parts, and the notice on past results (Texas rule 7.02). */
export function CaseStory({ page }: { page: CasePage }) {
	const { t } = useTranslation("case");
	return (
		<article className="mx-auto max-w-page px-edge py-10 lg:py-24">
			<Facts page={page} />
			{(["facts", "obstacle", "action", "outcome", "lesson"] as const).map((part) => (
				<section
					key={part}
					aria-labelledby={`${anchors.case[part]}-heading`}
					className="folds gap-x-gap gap-y-4 md:mb-12 md:grid lg:mb-16 lg:grid-cols-12"
				>
					<Fold
						id={anchors.case[part]}
						open={part === "facts" || part === "outcome"}
						heading={t(part)}
						headingId={`${anchors.case[part]}-heading`}
						headingClass="text-h3 text-noche lg:col-span-4 lg:text-tile"
						className="lg:col-span-8"
					>
						<Prose html={page[part]} className="max-w-text" />
					</Fold>
				</section>
			))}
			<p className="border-t border-(--hairline) pt-5 text-small text-gris">{page.notice}</p>
		</article>
	);
}

function Facts({ page }: { page: CasePage }) {
	const { t } = useTranslation("case");
	const locale = useLocale();
	const facts = [
		[t("forum"), page.forum],
		[t("period"), `${formatMonth(page.began, locale)} – ${formatMonth(page.ended, locale)}`],
		[t("duration"), page.duration],
		[t("jurisdictions"), page.jurisdictions.join(", ")],
	] as const;
	return (
		<dl className="mb-6 grid grid-cols-2 gap-x-gap gap-y-4 border-y border-(--hairline) py-5 md:mb-14 lg:mb-20 lg:grid-cols-5">
			<div>
				<dt className="text-small text-gris">{t("service")}</dt>
				<dd className="font-semibold">
					<a href={href(locale, page.service)}>{page.serviceName}</a>
				</dd>
			</div>
			{facts.map(([term, text]) => (
				<div key={term}>
					<dt className="text-small text-gris">{term}</dt>
					<dd className="font-semibold">{text}</dd>
				</div>
			))}
		</dl>
	);
}
