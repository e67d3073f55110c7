import { useTranslation } from "react-i18next";
import { formatDistance } from "../site/format/distance.ts";
import type { AreasPage } from "../site/loaders/areas-page.server.ts";
import type { MapPanel } from "../site/map/area-map.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Picture } from "../ui/picture.tsx";
import { AreaMapPanel } from "./area-map-panel.tsx";
import { PageLink } from "./page-link.tsx";

type ListedArea = AreasPage["areas"][number];

interface AreaListProps {
	areas: ListedArea[];
	states: { id: string; name: string }[];
	/** Of the map: on a phone the closer views stand with their places. */
	panels: MapPanel[];
}

/** Every place served, by state, under a picture of its office's city: the same information as the map. */
export function AreaList({ areas, states, panels }: AreaListProps) {
	const { t } = useTranslation("areas");
	// States stand side by side; the places of a single one take both columns.
	const isAlone = states.length === 1;
	return (
		<section
			aria-label={t("list")}
			className={`mx-auto grid max-w-page grid-cols-1 gap-x-8 gap-y-10 px-edge pt-8 md:gap-y-14 md:pt-10 lg:gap-x-12 lg:pt-24 ${isAlone ? "" : "md:grid-cols-2"}`}
		>
			{states.map(({ id, name }) => {
				const inState = areas.filter(({ state }) => state === id);
				const picture = inState.find((area) => area.picture)?.picture;
				return (
					<div key={id}>
						<h2 className="mb-2 flex items-baseline justify-between gap-4 text-tile text-noche md:block md:text-h2">
							{name}{" "}
							<small className="font-text text-body tracking-normal text-(--quiet) md:block md:pt-2 md:font-display md:text-h4">
								{t("count", { count: inState.length })}
							</small>
						</h2>
						{picture ? (
							<Picture
								picture={picture}
								sizes={isAlone ? "100vw" : "(width < 64rem) 47vw, 620px"}
								className={`mt-6 rounded-plate max-md:hidden ${isAlone ? "aspect-[4/1]" : "aspect-[12/5]"}`}
							/>
						) : null}
						<StateMaps areas={inState} panels={panels} />
						<StateList areas={inState} columns={isAlone ? "md:grid md:grid-cols-2 md:gap-x-8" : ""} />
					</div>
				);
			})}
		</section>
	);
}

function StateMaps({ areas, panels }: { areas: ListedArea[]; panels: MapPanel[] }) {
	const { t } = useTranslation("areas");
	return panels.map((panel) =>
		panel.near && areas.some(({ id }) => panel.places.some((place) => place.id === id)) ? (
			<AreaMapPanel
				key={panel.id}
				panel={panel}
				look="listed"
				label={t("near", { cities: panel.near.cities, count: panel.near.count })}
			/>
		) : null,
	);
}

/** A place in a line. From where the distances are said once, where they are all from one office. */
function StateList({ areas, columns }: { areas: ListedArea[]; columns: string }) {
	const { t } = useTranslation("areas");
	const locale = useLocale();
	const offices = new Set(areas.map(({ office }) => office));
	const [office] = offices.size === 1 ? offices : [];
	return (
		<>
			{office ? <p className="pb-3 text-small text-gris md:mt-4">{t("distances", { office })}</p> : null}
			<ul className={`border-t border-(--hairline) ${office ? "" : "md:mt-6"} ${columns}`.trimEnd()}>
				{areas.map((area) => (
					<li
						key={area.id}
						className={`border-b border-(--hairline) ${area.distance < 5 ? "-mx-3 bg-niebla px-3" : ""}`.trimEnd()}
					>
						<PageLink
							page="area"
							params={{ slug: area.id }}
							prefetch="intent"
							viewTransition
							className="group grid min-h-11 grid-cols-[1fr_auto] items-baseline gap-x-5 py-1.5 no-underline md:py-2.5 lg:grid-cols-[12.5rem_1fr_auto] lg:py-3"
						>
							<span className="display text-h4 text-noche md:text-h3 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
								{area.name}
							</span>
							<span className="text-small text-gris max-lg:order-last max-lg:col-span-full">{area.county}</span>
							<span
								className={`text-small tabular-nums text-gris ${office ? "whitespace-nowrap" : "max-lg:order-last max-lg:col-span-full"}`}
							>
								{area.distance < 5
									? t("ourOffice")
									: office
										? formatDistance(area.distance, locale)
										: t("distance", { distance: formatDistance(area.distance, locale), office: area.office })}
							</span>
						</PageLink>
					</li>
				))}
			</ul>
		</>
	);
}
