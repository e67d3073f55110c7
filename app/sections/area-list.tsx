import { useTranslation } from "react-i18next";
import { formatDistance } from "../site/format/distance.ts";
import type { AreasPage } from "../site/loaders/areas-page.server.ts";
import type { MapPanel } from "../site/map/area-map.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Fold } from "../ui/fold.tsx";
import { Picture } from "../ui/picture.tsx";
import { AreaDistance } from "./area-distance.tsx";
import { AreaMapPanel } from "./area-map-panel.tsx";
import { PageLink } from "./page-link.tsx";

type ListedArea = AreasPage["areas"][number];

interface AreaListProps {
	areas: ListedArea[];
	states: { id: string; name: string }[];
	/** Of the map: on a phone the closer views stand with their places. */
	panels: MapPanel[];
}

/** Every place served, by state: the same information as the map. On a desk a card each, that of an office with its picture. */
export function AreaList({ areas, states, panels }: AreaListProps) {
	const { t } = useTranslation("areas");
	// States stand side by side; the places of a single one take both columns.
	const [inPage, inState] =
		states.length > 1 ? ["md:grid-cols-2", "lg:grid-cols-2 lg:*:last:even:col-span-2"] : ["", "lg:grid-cols-4"];
	const inStateOf = (id: string) => areas.filter(({ state }) => state === id);
	return (
		<section
			aria-label={t("list")}
			className={`mx-auto grid max-w-page grid-cols-1 gap-x-gap px-edge pt-10 md:gap-y-14 lg:gap-x-12 lg:pt-24 ${inPage}`}
		>
			{states.map(({ id, name }, index) => (
				<div key={id} className="folds">
					<Fold heading={name} headingClass="text-h2 text-noche" open={index === 0}>
						<StateMaps areas={inStateOf(id)} panels={panels} />
						<StateList areas={inStateOf(id)} columns={inState} />
					</Fold>
				</div>
			))}
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

/** From where the distances are said once, where they are all from one office. */
function StateList({ areas, columns }: { areas: ListedArea[]; columns: string }) {
	const { t } = useTranslation("areas");
	const locale = useLocale();
	const offices = new Set(areas.map(({ office }) => office));
	const [office] = offices.size === 1 ? offices : [];
	return (
		<>
			{office ? (
				<p className="pb-3 text-small text-gris md:mt-3 md:max-lg:min-h-14">{t("distances", { office })}</p>
			) : null}
			<ul
				className={`border-t border-(--hairline) lg:mt-3 lg:grid lg:gap-4 lg:border-0 ${office ? "" : "md:mt-6"} ${columns}`}
			>
				{areas.map((area) => (
					<li
						key={area.id}
						className={`border-b border-(--hairline) lg:flex lg:border-0 ${area.picture ? "lg:col-span-2" : ""}`}
					>
						<PageLink
							page="area"
							params={{ slug: area.id }}
							prefetch="intent"
							viewTransition
							className="zoom group block w-full py-2.5 no-underline lg:flex lg:flex-col lg:overflow-hidden lg:rounded-plate lg:bg-niebla lg:p-0"
						>
							{area.picture ? (
								<Picture picture={area.picture} sizes="620px" className="max-lg:hidden lg:aspect-[12/5]" />
							) : null}
							<span className="grid grow grid-cols-[1fr_auto] items-baseline gap-x-5 lg:content-between lg:gap-y-3 lg:px-6 lg:pt-5 lg:pb-4">
								<span className="display col-span-full text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
									{area.name}
								</span>
								<span className={`text-small text-gris ${area.distance < 5 ? "max-lg:col-span-full" : ""}`.trimEnd()}>
									{area.county}
								</span>
								<span className="text-small tabular-nums text-gris">
									{office && area.distance >= 5 ? formatDistance(area.distance, locale) : <AreaDistance area={area} />}
								</span>
							</span>
						</PageLink>
					</li>
				))}
			</ul>
		</>
	);
}
