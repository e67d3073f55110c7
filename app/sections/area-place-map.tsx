import { useTranslation } from "react-i18next";
import { drawingOf } from "../site/map/drawings.ts";
import type { PlaceMap } from "../site/map/place-map.ts";
import { OfficeSign, ServiceCircle } from "./area-map-panel.tsx";

/**
 * A map of one place, as high as its frame: the part of a drawing of the whole map that shows it, which the browser
 * fetches once for all places.
 */
export function AreaPlaceMap({ map, name }: { map: PlaceMap; name: string }) {
	const { t } = useTranslation("areas");
	const { panel, view, fontSize, radius, office, place, isOffice, names } = map;
	const { left, top, width, height } = view;
	const cut = [left, top, width, height];
	return (
		<div className="relative aspect-[3/2] overflow-hidden lg:aspect-auto lg:h-full">
			<img
				src={`${drawingOf(panel)}#svgView(viewBox(${cut.join()}))`}
				alt={t("placeMap", { place: name })}
				width={width}
				height={height}
				decoding="async"
				className="size-full object-cover"
			/>
			<svg
				viewBox={cut.join(" ")}
				preserveAspectRatio="xMidYMid slice"
				fontSize={fontSize}
				aria-hidden="true"
				className="absolute inset-0 size-full"
			>
				{office && radius ? <ServiceCircle at={office} radius={radius} /> : null}
				{names.map(({ name, at, leader, x, y, anchor }) => (
					<g key={name}>
						{leader ? (
							<line x1={at.x} y1={at.y} x2={leader.x} y2={leader.y} className="stroke-arena/60" strokeWidth="0.8" />
						) : null}
						<text x={x} y={y} textAnchor={anchor} className="fill-blanco font-semibold lg:text-[0.7em]">
							{name}
						</text>
					</g>
				))}
				{office ? <OfficeSign at={office} /> : null}
				{isOffice ? null : <circle cx={place.x} cy={place.y} r="4" className="fill-blanco" />}
			</svg>
		</div>
	);
}
