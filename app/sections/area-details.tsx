import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import type { AreaPage } from "../site/loaders/area-page.server.ts";
import { Fold } from "../ui/fold.tsx";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { AreaPlaceMap } from "./area-place-map.tsx";
import { MatterPerson } from "./matter-people.tsx";
import { PageLink } from "./page-link.tsx";
import { PageSection } from "./page-section.tsx";
import { PairedProse } from "./paired-prose.tsx";
import { ReviewNote } from "./review-note.tsx";

/**
 * A place served: who attends it and how they meet, what is particular to it, the services most asked for there, and its
 * courts and registries. Its phone stands in the head of the page.
 */
export function AreaDetails({ page }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<>
			<div>
				<AreaBand page={page} />
				<div className="mx-auto max-w-page px-edge pt-8 md:pt-12 lg:pt-20">
					<PairedProse {...page.text} />
					<PageSection
						id={anchors.area.services}
						heading={t("services")}
						beside="desk"
						ruled
						className="mt-9 mb-8! max-md:[&>h2]:text-h3 md:mt-10 md:mb-14! lg:mt-14 lg:mb-20!"
					>
						<ServiceList services={page.services} />
					</PageSection>
				</div>
			</div>
			<div className="on-light bg-cal">
				<div className="mx-auto max-w-page px-edge py-5 md:pt-12 md:pb-4 lg:pt-16 lg:pb-6">
					{(["courts", "registries"] as const).map((name) => (
						<PageSection
							key={name}
							id={anchors.area[name]}
							heading={t(name)}
							beside
							folded
							className="max-md:first:[&>details]:border-t-0! md:mb-8! md:not-first:border-t md:border-(--hairline) md:not-first:pt-7 lg:mb-10! lg:not-first:pt-9"
						>
							<Institutions institutions={page[name]} />
						</PageSection>
					))}
				</div>
			</div>
			<div className="mx-auto max-w-page px-edge pt-8 md:pt-12 lg:pt-16">
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

/** Who would handle a matter of the place, and beside them how to meet; on a tablet the map of an office's city takes its place, and it stands under both. */
function AreaBand({ page }: { page: AreaPage }) {
	const { t } = useTranslation(["law", "areas"]);
	const { map, office, name, picture, people } = page;
	const hasMedia = office || !map;
	return (
		<div className="on-light bg-niebla py-8 md:py-10 lg:py-14">
			<div className="mx-auto grid w-full max-w-page grid-cols-1 gap-x-gap gap-y-8 px-edge md:grid-cols-12">
				{people.length > 0 ? (
					<section aria-labelledby="people" className="md:col-span-6 lg:col-span-4 lg:pr-8">
						<SectionHeading id="people" text={t("people")} className="mb-4 text-h3 text-noche lg:mb-6" />
						<div className="grid gap-5">
							{people.map((person) => (
								<MatterPerson key={person.id} person={person} />
							))}
						</div>
					</section>
				) : null}
				<section
					aria-labelledby="reach"
					className={
						hasMedia ? "md:max-lg:order-last md:col-span-12 lg:col-span-4 lg:pr-8" : "md:col-span-6 lg:col-span-8"
					}
				>
					<SectionHeading id="reach" text={t("areas:reach")} className="mb-4 text-h3 text-noche lg:mb-6" />
					<Reach page={page} />
				</section>
				{hasMedia ? (
					<div className="md:col-span-6 lg:col-span-4">
						{map ? (
							<AreaPlaceMap map={map} name={name} look="beside" />
						) : (
							<Picture picture={picture} sizes="(width < 48rem) 100vw, 400px" className="aspect-[3/2]" />
						)}
					</div>
				) : null}
			</div>
		</div>
	);
}

/** The street of an office that is here, and how people there meet the firm. */
function Reach({ page: { county, reach, within, office } }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<div className={office ? "gap-x-gap md:max-lg:grid md:max-lg:grid-cols-2" : undefined}>
			{office ? (
				<p className="mb-3">
					{office.street}
					<br />
					{office.city}
					<br />
					<a href={office.map} rel="noopener" className="underline decoration-(--accent)">
						{t("map")}
					</a>
				</p>
			) : null}
			<div>
				<p className={`max-w-text ${office ? "" : "lg:text-lead"}`.trimEnd()}>{reach}</p>
				<p className="mt-2 text-small text-gris">
					{county}
					{within ? ` · ${t("within", { radius: within })}` : null}
				</p>
			</div>
		</div>
	);
}

/** Courts or registries with what each is for, in a line each on a desk. */
function Institutions({ institutions }: { institutions: AreaPage["courts"] }) {
	return (
		<dl>
			{institutions.map(({ name, text }) => (
				<div
					key={name}
					className="grid gap-x-gap gap-y-1 py-3 first:md:pt-0 not-last:border-b not-last:border-(--hairline) md:py-4 lg:grid-cols-[4fr_5fr]"
				>
					<dt className="font-semibold">{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

function ServiceList({ services }: { services: AreaPage["services"] }) {
	return (
		<ul
			className={`gap-x-gap max-md:border-t max-md:border-(--hairline) md:grid ${services.length % 3 === 0 ? "grid-cols-3" : "grid-cols-2"}`}
		>
			{services.map(({ id, name, card }) => (
				<li key={id} className="border-(--hairline) max-md:not-last:border-b md:max-lg:border-t">
					<PageLink
						page={id}
						prefetch="intent"
						viewTransition
						className="group block py-4 no-underline md:pr-3 lg:pt-1.5 lg:pb-5"
					>
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
					<ul className="flex flex-wrap gap-x-7 gap-y-1 md:max-lg:mt-4 md:max-lg:grid md:max-lg:grid-cols-4">
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
