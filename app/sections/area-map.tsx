import { useTranslation } from "react-i18next";
import type { MapPanel, MapPoint } from "../site/map/area-map.server.ts";
import houston from "../site/map/houston.svg";
import monterrey from "../site/map/monterrey.svg";
import overview from "../site/map/overview.svg";
import { PageLink } from "./page-link.tsx";

const grounds = { overview, houston, monterrey };

/**
 * Both states with the two offices and the areas they serve, as links. The list below it has the same
 * information as text. No map service: the ground is three drawings of a few kilobytes.
 */
export function AreaMap({ panels }: { panels: MapPanel[] }) {
	const { t } = useTranslation("areas");
	return (
		<figure className="on-dark bg-noche">
			<div className="mx-auto grid max-w-page gap-px md:grid-cols-2 lg:grid-cols-[1.43fr_1fr] lg:grid-rows-2 lg:px-edge lg:py-16">
				{panels.map((panel) => (
					<Panel key={panel.id} panel={panel} />
				))}
			</div>
			<figcaption className="mx-auto max-w-page px-edge pb-10 text-small text-(--quiet) max-lg:pt-5">
				<p>{t("radius")}</p>
				<p>{t("attribution")}</p>
			</figcaption>
		</figure>
	);
}

function Panel({ panel: { id, width, height, city, offices, places, names } }: { panel: MapPanel }) {
	const { t } = useTranslation(["areas", "firm"]);
	const isOverview = id === "overview";
	return (
		<div
			className={`overflow-hidden lg:border lg:border-(--hairline) ${isOverview ? "md:max-lg:col-span-2 lg:row-span-2" : "max-lg:border-t max-lg:border-(--hairline)"}`}
		>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="xMidYMid slice"
				role="group"
				aria-label={city ? t("firm:office.label", { city }) : t("map")}
				className={`block size-full ${isOverview ? "text-[30px] md:text-[15px]" : "text-[20px] lg:text-[13px]"}`}
			>
				<image href={grounds[id]} width={width} height={height} />
				{offices.map((office) => (
					<path
						key={office.id}
						d={office.circle}
						className="fill-arena/12 stroke-arena [stroke-dasharray:5_4]"
						strokeWidth="1.2"
					/>
				))}
				<g className="pointer-events-none">
					{names.map(({ text, isState, anchor, x, y }) => (
						<text
							key={text}
							x={x}
							y={y}
							textAnchor={anchor ?? "middle"}
							className={isState ? "fill-cal font-display text-[1.25em]" : "fill-blanco font-semibold"}
						>
							{text}
						</text>
					))}
				</g>
				{offices.map((office) => (
					<OfficeSign key={office.id} at={office.at} />
				))}
				{places.map((place) => (
					<Place key={place.id} place={place} />
				))}
			</svg>
		</div>
	);
}

/** Two rings and a dot, as in the brand mark. */
function OfficeSign({ at: { x, y } }: { at: MapPoint }) {
	return (
		<g className="stroke-arena">
			<circle cx={x} cy={y} r="8" className="fill-noche" strokeWidth="1.5" />
			<circle cx={x} cy={y} r="3" className="fill-arena" strokeWidth="0" />
		</g>
	);
}

function Place({ place: { id, name, at, isOffice, x, y, anchor, leader } }: { place: MapPanel["places"][number] }) {
	return (
		<PageLink page="area" params={{ slug: id }} viewTransition className="group outline-none">
			{leader ? (
				<line x1={at.x} y1={at.y} x2={leader.x} y2={leader.y} className="stroke-arena/60" strokeWidth="0.8" />
			) : null}
			{/* The touch target, and the focus ring. */}
			<circle
				cx={at.x}
				cy={at.y}
				r="13"
				strokeWidth="2.5"
				className="fill-transparent stroke-transparent group-focus-visible:stroke-blanco"
			/>
			{isOffice ? null : <circle cx={at.x} cy={at.y} r="4" className="fill-blanco group-hover:fill-arena" />}
			<text
				x={x}
				y={y}
				textAnchor={anchor}
				strokeWidth="3"
				className={`fill-blanco stroke-noche/80 [paint-order:stroke] [stroke-linejoin:round] group-hover:fill-arena group-hover:underline group-focus-visible:fill-arena group-focus-visible:underline ${isOffice ? "font-semibold" : ""}`}
			>
				{name}
			</text>
		</PageLink>
	);
}
