import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import type { AreaPage } from "../site/loaders/area-page.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { Fold } from "../ui/fold.tsx";
import { Phone } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { AreaDistance } from "./area-distance.tsx";
import { AreaPlaceMap } from "./area-place-map.tsx";
import { FoldedProse } from "./folded-prose.tsx";
import { PageLink } from "./page-link.tsx";
import { PageSection } from "./page-section.tsx";
import { ReviewNote } from "./review-note.tsx";

/** A place served: how far it is, its courts and registries, and the services most asked for there. */
export function AreaDetails({ page }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<>
			<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-8 pb-8 md:pt-12 md:pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-20">
				<aside aria-label={page.name} className="mb-8 lg:order-1 lg:col-span-4 lg:mb-0 lg:pl-8">
					<Reach page={page} />
				</aside>
				<FoldedProse text={page.text} className="lg:col-span-8 [&_.prose>:not(.wide-table)]:max-w-text" open={1} />
			</div>
			<div className="on-light bg-cal">
				<div className="mx-auto grid max-w-page gap-x-gap px-edge py-6 md:pt-14 md:pb-2 lg:grid-cols-2 lg:pt-20">
					{(["courts", "registries"] as const).map((name) => (
						<PageSection key={name} id={anchors.area[name]} heading={t(name)} folded>
							<dl className="border-t border-(--hairline)">
								{page[name].map(({ name, text }) => (
									<div key={name} className="grid gap-y-1 border-b border-(--hairline) py-5">
										<dt className="font-semibold">{name}</dt>
										<dd>{text}</dd>
									</div>
								))}
							</dl>
						</PageSection>
					))}
				</div>
			</div>
			<div className="mx-auto max-w-page px-edge pt-12 md:pt-16 lg:pt-24">
				<PageSection id={anchors.area.services} heading={t("services")}>
					<ServiceList services={page.services} />
				</PageSection>
				<ReviewNote review={page.review} sources={page.sources} className="mb-8 md:mb-14" />
			</div>
		</>
	);
}

/** How far the office is that serves the place, how people there meet the firm, and its phone. */
function Reach({ page: { name, county, reach, here, within, phone, map, picture, office } }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<div className="plate overflow-hidden rounded-plate bg-cal lg:sticky lg:top-10">
			{map && office ? (
				<AreaPlaceMap map={map} name={name} />
			) : (
				<Picture
					picture={picture}
					sizes="(width < 64rem) 100vw, 400px"
					className="aspect-[16/9] md:max-lg:aspect-[5/2]"
				/>
			)}
			<div className="p-6 md:p-7">
				<h2 className="text-h3 text-noche">{t("reach")}</h2>
				<p className="mt-2 font-semibold">
					<AreaDistance area={here} />
				</p>
				<p className="text-small">
					{county}
					{within ? ` · ${t("within", { radius: within })}` : null}
				</p>
				{office ? (
					<p className="mt-4">
						{office.street}
						<br />
						{office.city}
						<br />
						<a href={office.map} rel="noopener" className="underline decoration-(--accent)">
							{t("map")}
						</a>
					</p>
				) : null}
				<p className="mt-4">{reach}</p>
				<a href={phone.href} data-count="call" className={buttonClass("quiet", "mt-5 whitespace-nowrap")}>
					<Phone aria-hidden="true" />
					{phone.text}
				</a>
			</div>
		</div>
	);
}

function ServiceList({ services }: { services: AreaPage["services"] }) {
	return (
		<ul
			className={`gap-x-gap border-t border-(--hairline) lg:grid ${services.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}
		>
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
