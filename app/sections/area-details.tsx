import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import type { AreaPage } from "../site/loaders/area-page.server.ts";
import { Fold } from "../ui/fold.tsx";
import { Picture } from "../ui/picture.tsx";
import { AreaDistance } from "./area-distance.tsx";
import { AreaPlaceMap } from "./area-place-map.tsx";
import { PageLink } from "./page-link.tsx";
import { PageSection } from "./page-section.tsx";
import { PairedProse } from "./paired-prose.tsx";
import { ReviewNote } from "./review-note.tsx";

/** A place served: how far it is, its courts and registries, and the services most asked for there. */
export function AreaDetails({ page }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<>
			<div className="mx-auto max-w-page px-edge pt-8 pb-8 md:pt-12 md:pb-14 lg:pt-16 lg:pb-20">
				<aside aria-label={page.name} className="mb-8 md:mb-12 lg:mb-16">
					<Reach page={page} />
				</aside>
				<PairedProse {...page.text} />
			</div>
			<div className="on-light bg-cal">
				<div className="mx-auto max-w-page px-edge py-5 md:pt-14 md:pb-2 lg:pt-20">
					{(["courts", "registries"] as const).map((name) => (
						<PageSection
							key={name}
							id={anchors.area[name]}
							heading={t(name)}
							beside
							folded
							className="max-md:first:[&>details]:border-t-0!"
						>
							<Institutions institutions={page[name]} />
						</PageSection>
					))}
				</div>
			</div>
			<div className="mx-auto max-w-page px-edge pt-10 md:pt-16 lg:pt-24">
				<PageSection id={anchors.area.services} heading={t("services")} beside className="mb-5! md:mb-6!">
					<ServiceList services={page.services} />
				</PageSection>
				<ReviewNote
					review={page.review}
					sources={page.sources}
					beside
					className="mb-8 border-t-0 pt-0 md:mb-12 lg:mb-16"
				/>
			</div>
		</>
	);
}

/** Courts or registries with what each is for, in a line each where there is room. */
function Institutions({ institutions }: { institutions: AreaPage["courts"] }) {
	return (
		<dl className="md:border-t md:border-(--hairline)">
			{institutions.map(({ name, text }) => (
				<div
					key={name}
					className="grid gap-x-gap gap-y-1 py-3 not-last:border-b not-last:border-(--hairline) md:grid-cols-[4fr_5fr] md:py-4 lg:py-5"
				>
					<dt className="font-semibold">{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

/**
 * How far the office is that serves the place and how people there meet the firm, beside a map or a picture;
 * without either where the head of the page is a map.
 * The street stands under the map on a tablet, where the words beside it are longer than it is high.
 */
function Reach({ page: { name, county, reach, here, within, map, picture, office } }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	const hasMap = map && office;
	const isPlain = map && !office;
	return (
		<div
			className={`plate overflow-hidden rounded-plate bg-cal pb-6 md:grid md:grid-cols-2 md:pb-0 ${isPlain ? "" : "md:grid-rows-[auto_1fr_auto] lg:grid-rows-[auto_auto_1fr]"}`.trimEnd()}
		>
			{isPlain ? null : (
				<div className={`lg:row-span-3 ${hasMap ? "md:row-span-2" : "md:row-span-3"}`}>
					{hasMap ? (
						<AreaPlaceMap map={map} name={name} look="beside" />
					) : (
						<Picture
							picture={picture}
							sizes="(width < 48rem) 100vw, 640px"
							className="aspect-[16/9] min-h-full w-full"
						/>
					)}
				</div>
			)}
			<div className={`px-6 pt-6 md:px-7 md:pt-7 lg:px-12 ${isPlain ? "md:pb-7 lg:py-10" : "lg:pt-12"}`}>
				<h2 className="text-h3 text-noche lg:text-tile">{t("reach")}</h2>
				<p className="mt-2 font-semibold lg:mt-4">
					<AreaDistance area={here} />
				</p>
				<p className="mt-1">
					{county}
					{within ? ` · ${t("within", { radius: within })}` : null}
				</p>
			</div>
			{office ? (
				<p className="px-6 pt-4 md:max-lg:row-start-3 md:px-7 md:max-lg:py-7 lg:px-12">
					{office.street}
					<br />
					{office.city}
					<br />
					<a href={office.map} rel="noopener" className="underline decoration-(--accent)">
						{t("map")}
					</a>
				</p>
			) : null}
			<div
				className={`px-6 pt-4 md:col-start-2 md:px-7 md:pb-7 lg:px-12 ${isPlain ? "md:pt-7 lg:py-10" : "md:max-lg:row-span-2 md:max-lg:row-start-2 lg:pb-12"}`}
			>
				<p className="max-w-text">{reach}</p>
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
				<li key={id} className="max-lg:not-last:border-b max-lg:border-(--hairline)">
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
		<nav aria-label={t("other")} className="no-print mx-auto max-w-page px-edge pb-10 md:pb-section">
			<div className="folds gap-x-gap md:border-t md:border-(--hairline) md:pt-7 lg:grid lg:grid-cols-12 lg:pt-9">
				<Fold heading={t("other")} headingClass="text-h3 text-noche lg:col-span-3 lg:pr-8" className="lg:col-span-9">
					<ul className="flex flex-wrap gap-x-7 gap-y-1 md:max-lg:mt-4">
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
			</div>
		</nav>
	);
}
