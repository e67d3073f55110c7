import { useTranslation } from "react-i18next";
import { drawingOf } from "../site/map/drawings.ts";
import type { PlaceMap, PlaceMark } from "../site/map/place-map.ts";
import { Leader, ServiceCircle } from "./area-map-panel.tsx";

interface AreaPlaceMapProps {
	map: PlaceMap;
	name: string;
	/** Fills the head of its page, or stands beside how to get there. */
	look: keyof typeof frames;
}

/** About 17 px for a name at every width: a wider frame enlarges its drawing. */
const frames = {
	beside: { frame: "rounded-plate", names: "" },
	hero: { frame: "md:max-lg:aspect-[8/5] lg:aspect-auto lg:h-full", names: "md:max-lg:text-[0.55em] lg:text-[0.6em]" },
};

/**
 * A map of one place, as high as its frame: the part of a drawing of the whole map that shows it, which the browser
 * fetches once for all places.
 */
export function AreaPlaceMap({ map, name, look }: AreaPlaceMapProps) {
	const { t } = useTranslation("areas");
	const { panel, view, fontSize, radius, office, way, marks } = map;
	const { left, top, width, height } = view;
	const cut = [left, top, width, height];
	return (
		<div className={`relative aspect-[3/2] overflow-hidden ${frames[look].frame}`}>
			<img
				src={`${drawingOf(panel)}#svgView(viewBox(${cut.join()}))`}
				alt={t("placeMap", { place: name })}
				width={width}
				height={height}
				decoding="async"
				className="absolute size-full object-cover"
			/>
			<svg
				viewBox={cut.join(" ")}
				preserveAspectRatio="xMidYMid slice"
				fontSize={fontSize}
				aria-hidden="true"
				className="absolute inset-0 size-full"
			>
				{office && radius ? <ServiceCircle at={office} radius={radius} /> : null}
				{way ? (
					<line
						x1={way.from.x}
						y1={way.from.y}
						x2={way.to.x}
						y2={way.to.y}
						strokeWidth="1.6"
						className="stroke-arena [stroke-dasharray:1_4] [stroke-linecap:round]"
					/>
				) : null}
				<g className={frames[look].names}>
					{marks.map((mark) => (
						<Mark key={mark.name} mark={mark} />
					))}
				</g>
			</svg>
		</div>
	);
}

/** A town with its name, in sizes of the names: an office's sign, or a dot. */
function Mark({ mark: { name, at, isOffice, isNear, isDistance = false, label } }: { mark: PlaceMark }) {
	return (
		<>
			{label?.leader && !isDistance ? <Leader from={at} to={label.leader} /> : null}
			{isOffice ? (
				<circle cx={at.x} cy={at.y} r="0.45em" className="fill-noche stroke-arena" strokeWidth="0.08em" />
			) : null}
			{isDistance ? null : (
				<circle
					cx={at.x}
					cy={at.y}
					r={isNear ? "0.13em" : isOffice ? "0.2em" : "0.28em"}
					className={isNear ? "fill-cal" : "fill-arena"}
				/>
			)}
			{label ? (
				<text
					x={label.x}
					y={label.y}
					dy="0.34em"
					textAnchor={label.anchor}
					strokeWidth="0.25em"
					className={`stroke-petroleo [paint-order:stroke] [stroke-linejoin:round] ${isDistance ? "fill-arena font-semibold" : isNear ? "fill-cal" : "fill-blanco font-semibold"}`}
				>
					{name}
				</text>
			) : null}
		</>
	);
}
