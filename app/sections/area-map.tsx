import { useTranslation } from "react-i18next";
import type { AreaMap as AreaMapData, MapPanel } from "../site/map/area-map.ts";
import { AreaMapPanel, type PanelLook } from "./area-map-panel.tsx";

/**
 * The states of the offices, with the offices and the areas they serve, as links. The list below it has the same
 * information as text. No map service: the ground is some drawings of a few kilobytes.
 */
export function AreaMap({ map: { panels, states, offices: count, radius } }: { map: AreaMapData }) {
	const { t } = useTranslation("areas");
	// Beside the overview stand two closer views, one above the other, or one as high as it is; the others follow in pairs.
	const isTall = panels.length % 2 === 1;
	const beside = isTall ? 3 : 2;
	const whole = radius ? t("mapWithRadius", { states, count, radius }) : t("map", { states, count });
	const nameOf = ({ near }: MapPanel) => (near ? t("near", { cities: near.cities, count: near.count }) : whole);
	const show = (panel: MapPanel, look: PanelLook) => (
		<AreaMapPanel key={panel.id} panel={panel} look={look} label={nameOf(panel)} />
	);
	return (
		<figure className="on-dark bg-noche">
			<div className="mx-auto max-w-page lg:px-edge lg:pt-6 lg:pb-10">
				<div
					className={`grid gap-px md:grid-cols-2 ${isTall ? "md:grid-cols-[1.28fr_1fr] lg:grid-cols-[1.43fr_1fr] md:grid-rows-2" : ""}`}
				>
					{panels
						.slice(0, beside)
						.map((panel) => show(panel, isTall ? (panel.near ? "small" : "tall") : panel.near ? "half" : "overview"))}
				</div>
				{panels.length > beside ? (
					<div className="mt-px grid gap-px md:grid-cols-2">
						{panels.slice(beside).map((panel) => show(panel, "half"))}
					</div>
				) : null}
			</div>
		</figure>
	);
}

/** What its circles mean, and whose it is: at the foot of the page. */
export function MapCredit({ map: { radius, offices: count } }: { map: AreaMapData }) {
	const { t } = useTranslation("areas");
	return (
		<p className="mx-auto max-w-page px-edge pt-5 text-[0.8125rem] leading-normal text-(--quiet)">
			{radius ? `${t("radius", { radius, count })} ` : null}
			{t("attribution")}
		</p>
	);
}
