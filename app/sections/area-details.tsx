import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { anchors } from "../site/corpus/anchors.ts";
import { formatDistance } from "../site/format/distance.ts";
import type { AreaPage } from "../site/loaders/area-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Prose } from "../ui/prose.tsx";
import { PageSection } from "./page-section.tsx";
import { ReviewNote } from "./review-note.tsx";

/** A place served: how far it is, its courts and registries, and the services most asked for there. */
export function AreaDetails({ page }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	const places = [
		{ id: anchors.area.courts, heading: t("courts"), entries: page.courts },
		{ id: anchors.area.registries, heading: t("registries"), entries: page.registries },
	];
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-16 lg:grid-cols-12 lg:pt-24">
			<aside className="mb-14 lg:order-2 lg:col-span-4 lg:pl-8">
				<Reach page={page} />
			</aside>
			<div className="lg:col-span-8">
				<Prose html={page.body} className="mb-16 max-w-text lg:mb-20" />
				{places.map(({ id, heading, entries }) => (
					<PageSection key={id} id={id} heading={heading}>
						<dl className="border-t border-(--hairline)">
							{entries.map(({ name, text }) => (
								<div
									key={name}
									className="grid gap-x-8 gap-y-1.5 border-b border-(--hairline) py-5 sm:grid-cols-[2fr_3fr]"
								>
									<dt className="font-semibold">{name}</dt>
									<dd className="text-gris">{text}</dd>
								</div>
							))}
						</dl>
					</PageSection>
				))}
				<PageSection id={anchors.area.services} heading={t("services")}>
					<ServiceList services={page.services} />
				</PageSection>
				<ReviewNote review={page.review} sources={page.sources} className="mb-14" />
			</div>
		</div>
	);
}

/** How far the place is from the office that attends it, and how far that office goes. */
function Reach({ page: { county, reach, here } }: { page: AreaPage }) {
	const locale = useLocale();
	const { t } = useTranslation("areas");
	return (
		<dl className="plate grid gap-5 rounded-plate bg-cal p-7 lg:sticky lg:top-10">
			<div>
				<dt className="font-semibold">{county}</dt>
				{here ? (
					<dd>
						{here.distance < 5
							? t("here", { office: here.office })
							: t("distance", { distance: formatDistance(here.distance, locale), office: here.office })}
					</dd>
				) : null}
				{here?.isWithinRadius ? <dd className="text-small">{t("within")}</dd> : null}
			</div>
			<div>
				<dt className="font-semibold">{t("reach")}</dt>
				<dd>{reach}</dd>
			</div>
		</dl>
	);
}

function ServiceList({ services }: { services: AreaPage["services"] }) {
	const locale = useLocale();
	return (
		<ul className="border-t border-(--hairline)">
			{services.map(({ id, name, card }) => (
				<li key={id} className="border-b border-(--hairline)">
					<Link to={href(locale, id)} prefetch="intent" viewTransition className="group block py-5 no-underline">
						<span className="display text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
							{name}
						</span>
						<span className="mt-1 block text-gris">{card}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Links to the other places of the same state. */
export function OtherAreas({ areas }: { areas: AreaPage["others"] }) {
	const { t } = useTranslation("areas");
	const locale = useLocale();
	return (
		<nav aria-labelledby="other-areas" className="no-print mx-auto max-w-page px-edge pb-section">
			<h2 id="other-areas" className="text-h3 text-noche">
				{t("other")}
			</h2>
			<ul className="mt-5 flex flex-wrap gap-x-7 gap-y-1">
				{areas.map(({ id, name }) => (
					<li key={id}>
						<Link to={href(locale, "area", { slug: id })} className="inline-block py-1.5 underline decoration-lacre">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
