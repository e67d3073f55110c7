import type { MapPanel, MapPlace } from "../site/map/area-map.ts";
import { drawingOf } from "../site/map/drawings.ts";
import type { MapPoint } from "../site/map/panel.ts";
import { PageLink } from "./page-link.tsx";

/** How a panel stands among the others, and by that how large its names are from some width of the screen. */
const looks = {
	/** The overview beside two closer views, which a phone shows alone, each with its places. */
	tall: { frame: "max-md:hidden md:row-span-2", text: "md:max-lg:text-[0.85em] lg:text-[0.5em]" },
	small: { frame: "max-md:hidden", text: "md:max-lg:text-[1.05em] lg:text-[0.65em]" },
	/** In the list of its places, on a phone. */
	listed: { frame: "on-dark mb-4 rounded-plate bg-noche md:hidden", text: "" },
	/** The overview beside one closer view. */
	overview: { frame: "", text: "lg:text-[0.5em]" },
	half: { frame: "max-lg:border-t max-lg:border-(--hairline)", text: "lg:text-[0.5em]" },
};

export type PanelLook = keyof typeof looks;

/** One view of the map: its drawing, and over it what comes from the content. */
export function AreaMapPanel({ panel, look, label }: { panel: MapPanel; look: PanelLook; label: string }) {
	const { id, width, height, fontSize, radius, offices, places, cities, states, part } = panel;
	return (
		<div className={`overflow-hidden lg:border lg:border-(--hairline) ${looks[look].frame}`}>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio={`xMid${part ?? "YMid"} slice`}
				role="group"
				aria-label={label}
				fontSize={fontSize}
				className={`block size-full ${part ? "max-md:aspect-[5/4]" : ""}`.trimEnd()}
			>
				<image href={drawingOf(id)} width={width} height={height} />
				{radius ? offices.map((office) => <ServiceCircle key={office.id} at={office} radius={radius} />) : null}
				<g className={looks[look].text}>
					<g className="pointer-events-none" textAnchor="middle">
						{states.map(({ name, x, y }) => (
							<text key={name} x={x} y={y} className="fill-cal font-display text-[1.25em]">
								{name}
							</text>
						))}
						{cities.map(({ name, x, y, anchor }) => (
							<text key={name} x={x} y={y} textAnchor={anchor} className="fill-blanco font-semibold">
								{name}
							</text>
						))}
					</g>
					{offices.map((office) => (
						<OfficeSign key={office.id} at={office} />
					))}
					{places.map((place) => (
						<Place key={place.id} place={place} />
					))}
				</g>
			</svg>
		</div>
	);
}

/** How far an office travels. */
export function ServiceCircle({ at: { x, y }, radius }: { at: MapPoint; radius: number }) {
	return (
		<circle cx={x} cy={y} r={radius} strokeWidth="1.2" className="fill-arena/12 stroke-arena [stroke-dasharray:5_4]" />
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

/** From a place to its name, where that stands apart. */
export function Leader({ from, to }: { from: MapPoint; to: MapPoint }) {
	return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-arena/60" strokeWidth="0.8" />;
}

/** A place as a link. Where there is no room for its name, it is known by the tooltip and to screen readers. */
function Place({ place: { id, name, at, isOffice, label } }: { place: MapPlace }) {
	return (
		<PageLink
			page="area"
			params={{ slug: id }}
			viewTransition
			className="group outline-none"
			aria-label={label ? undefined : name}
		>
			{label ? null : <title>{name}</title>}
			{label?.leader ? <Leader from={at} to={label.leader} /> : null}
			{/* The touch target, and the focus ring. */}
			<circle
				cx={at.x}
				cy={at.y}
				r="13"
				strokeWidth="2.5"
				className="fill-transparent stroke-transparent group-focus-visible:stroke-blanco"
			/>
			{isOffice ? null : <circle cx={at.x} cy={at.y} r="4" className="fill-blanco group-hover:fill-arena" />}
			{label ? (
				<text
					x={label.x}
					y={label.y}
					textAnchor={label.anchor}
					strokeWidth="3"
					className={`fill-blanco stroke-noche/80 [paint-order:stroke] [stroke-linejoin:round] group-hover:fill-arena group-hover:underline group-focus-visible:fill-arena group-focus-visible:underline ${isOffice ? "font-semibold" : ""}`}
				>
					{name}
				</text>
			) : null}
		</PageLink>
	);
}
