import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import type { AreaPage } from "../site/loaders/area-page.server.ts";
import { Fold } from "../ui/fold.tsx";
import { AreaDistance } from "./area-distance.tsx";
import { FoldedProse } from "./folded-prose.tsx";
import { PageLink } from "./page-link.tsx";
import { PageSection } from "./page-section.tsx";
import { ReviewNote } from "./review-note.tsx";

/** A place served: how far it is, its courts and registries, and the services most asked for there. */
export function AreaDetails({ page }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<div className="mx-auto max-w-page px-edge pt-8 lg:pt-24">
			<div className="grid gap-x-gap md:mb-12 lg:mb-20 lg:grid-cols-12">
				<FoldedProse text={page.text} className="max-w-text lg:col-span-8" />
				<aside aria-label={page.name} className="my-8 md:mb-0 lg:col-span-4 lg:mt-0 lg:pl-8">
					<Reach page={page} />
				</aside>
			</div>
			<div className="grid gap-x-gap lg:grid-cols-2">
				{(["courts", "registries"] as const).map((name) => (
					<PageSection key={name} id={anchors.area[name]} heading={t(name)} folded>
						<dl className="border-t border-(--hairline)">
							{page[name].map(({ name, text }) => (
								<div key={name} className="grid gap-y-1 border-b border-(--hairline) py-5">
									<dt className="font-semibold">{name}</dt>
									<dd className="text-gris">{text}</dd>
								</div>
							))}
						</dl>
					</PageSection>
				))}
			</div>
			<PageSection id={anchors.area.services} heading={t("services")}>
				<ServiceList services={page.services} />
			</PageSection>
			<ReviewNote review={page.review} sources={page.sources} className="mb-8 md:mb-14" />
		</div>
	);
}

/** The distance to the office that serves the place, and how people there meet the firm. */
function Reach({ page: { county, reach, here, within } }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<dl className="plate grid gap-5 rounded-plate bg-cal p-7 sm:max-lg:grid-cols-2 lg:sticky lg:top-10">
			<div>
				<dt className="font-semibold">{county}</dt>
				<dd>
					<AreaDistance area={here} />
				</dd>
				{within ? <dd className="text-small">{t("within", { radius: within })}</dd> : null}
			</div>
			<div>
				<dt className="font-semibold">{t("reach")}</dt>
				<dd>{reach}</dd>
			</div>
		</dl>
	);
}

function ServiceList({ services }: { services: AreaPage["services"] }) {
	return (
		<ul className="gap-x-gap border-t border-(--hairline) lg:grid lg:grid-cols-2">
			{services.map(({ id, name, card }) => (
				<li key={id} className="border-b border-(--hairline)">
					<PageLink page={id} prefetch="intent" viewTransition className="group block py-4 lg:py-5 no-underline">
						<span className="display text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
							{name}
						</span>
						<span className="mt-1 block text-gris">{card}</span>
					</PageLink>
				</li>
			))}
		</ul>
	);
}

/** The other places of the same state, where there are any. */
export function OtherAreas({ areas }: { areas: AreaPage["others"] }) {
	const { t } = useTranslation("areas");
	if (areas.length === 0) return null;
	return (
		<nav aria-label={t("other")} className="folds no-print mx-auto max-w-page px-edge pb-10 md:pb-section">
			<Fold heading={t("other")} headingClass="text-h3 text-noche">
				<ul className="flex flex-wrap gap-x-7 gap-y-1 md:mt-5">
					{areas.map(({ id, name }) => (
						<li key={id}>
							<PageLink
								page="area"
								params={{ slug: id }}
								className="inline-block py-1.5 underline decoration-(--accent)"
							>
								{name}
							</PageLink>
						</li>
					))}
				</ul>
			</Fold>
		</nav>
	);
}
