import { useTranslation } from "react-i18next";
import type { PersonCard } from "../site/content/views.server.ts";
import { anchors } from "../site/corpus/anchors.ts";
import type { CloPage } from "../site/loaders/clo-page.server.ts";
import { CaretDown } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Comparison } from "./comparison.tsx";
import { PhoneButton } from "./hero-actions.tsx";
import { PageLink } from "./page-link.tsx";
import { PageSection } from "./page-section.tsx";
import { StepList } from "./step-list.tsx";

/** So many of the services stand open on a phone. */
const openOnPhone = 4;

/** What is asked for most is larger on a desk than what comes with it. */
const includedLooks = {
	main: { title: "text-h3", text: "" },
	further: { title: "text-h3 lg:text-h4", text: "lg:text-small" },
};

/** What the external Chief Legal Officer includes. */
export function CloIncluded({ page: { included } }: { page: CloPage }) {
	const { t } = useTranslation("clo");
	const list = (services: CloPage["included"], look: keyof typeof includedLooks) => (
		<ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
			{services.map(({ title, text }) => (
				<li key={title} className="border-b border-(--hairline) py-4 lg:py-6">
					<h3 className={includedLooks[look].title}>{title}</h3>
					<p className={`mt-2 max-w-[32em] text-gris ${includedLooks[look].text}`.trimEnd()}>{text}</p>
				</li>
			))}
		</ul>
	);
	return (
		<div className="on-light pt-12 md:bg-cal md:py-12 lg:py-20">
			<PageSection id={anchors.clo.included} heading={t("included")} className="mx-auto max-w-page px-edge md:mb-0!">
				<div className="border-t border-(--hairline)">
					{list(included.slice(0, openOnPhone), "main")}
					{included.length > openOnPhone ? (
						<details className="fold">
							<summary className="flex items-center justify-between gap-4 border-b border-(--hairline) py-4 font-display text-h3 text-noche">
								{t("includedMore")}
								<CaretDown aria-hidden="true" />
							</summary>
							{list(included.slice(openOnPhone), "further")}
						</details>
					) : null}
				</div>
			</PageSection>
		</div>
	);
}

/** How fast it answers, and who: what a company asks first. */
export function CloResponses({ page: { responses, responsible } }: { page: CloPage }) {
	const { t } = useTranslation("clo");
	return (
		<section id={anchors.clo.responses} aria-labelledby="responses" className="on-dark bg-petroleo py-12 lg:py-20">
			<div className="mx-auto max-w-page px-edge">
				<SectionHeading id="responses" text={t("responses")} className="max-w-[13.2em] text-tile max-md:text-h2" />
				<dl className="mt-6 grid gap-x-gap gap-y-4 sm:mt-8 sm:grid-cols-2 sm:gap-y-7 lg:mt-12 lg:grid-cols-4">
					{responses.map(({ kind, figure, time, text }) => (
						<div
							key={kind}
							className="grid grid-cols-[auto_1fr] content-start items-baseline border-t border-(--accent) pt-2 sm:block sm:pt-4"
						>
							<dt className="col-start-2 row-start-1 text-right text-(--quiet) sm:text-left">{kind}</dt>
							<dd className="contents sm:block">
								<span
									aria-hidden="true"
									className="row-start-1 block font-display text-[2.625rem]/[1.1] sm:mt-2 sm:text-[3.25rem]/[1.1] lg:text-[4rem]/[1.1]"
								>
									{figure}
								</span>
								<span className="col-span-2 mt-1 block font-semibold text-balance sm:mt-2">{time}</span>
								<span className="col-span-2 mt-1 block text-(--quiet) max-sm:text-small">{text}</span>
							</dd>
						</div>
					))}
				</dl>
				{responsible ? <Responsible person={responsible} /> : null}
			</div>
		</section>
	);
}

/** Whom a company would call, without the card that other pages load for it. */
function Responsible({ person: { id, name, role, office, portrait } }: { person: PersonCard }) {
	return (
		<div className="mt-8 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 border-t border-(--accent) pt-6 sm:grid-cols-[auto_1fr_auto] sm:gap-x-6 lg:mt-12">
			{portrait ? (
				<Picture
					picture={{ ...portrait, alt: "" }}
					sizes="96px"
					className="aspect-[4/5] w-16 rounded-plate max-sm:row-span-2 sm:w-24"
				/>
			) : null}
			<p>
				<PageLink page="person" params={{ slug: id }} className="block font-display text-h4 sm:text-h3">
					{name}
				</PageLink>
				<span className="text-(--quiet)">
					{role} · {office.city}
				</span>
			</p>
			<div className="max-sm:col-start-2">
				<PhoneButton phone={office.phone} />
			</div>
		</div>
	);
}

/** How it begins, and what it compares with. */
export function CloOffer({ page }: { page: CloPage }) {
	const { t } = useTranslation("clo");
	return (
		<>
			<div className="mx-auto max-w-page px-edge pt-12 md:pt-2 lg:pt-4">
				<PageSection id={anchors.clo.onboarding} heading={t("onboarding")}>
					<StepList steps={page.onboarding} folded />
				</PageSection>
			</div>
			<div className="mx-auto max-w-page px-edge max-md:-mb-12 max-md:pt-12">
				<PageSection id={anchors.clo.comparison} heading={t("comparison")} folded ground="niebla">
					<Comparison
						caption={t("comparison")}
						topic={t("topic")}
						columns={[t("columns.clo"), t("columns.inHouse"), t("columns.hourly")]}
						own={0}
						rows={page.comparison.map(({ topic, clo: own, inHouse, hourly }) => ({
							topic,
							cells: [own, inHouse, hourly],
						}))}
					/>
				</PageSection>
			</div>
		</>
	);
}
