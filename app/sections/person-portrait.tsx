import { Picture, type PictureData } from "../ui/picture.tsx";

/** Light guilloche rings, which take dark initials. */
const lightRings = [2, 3, 5];

interface PersonPortraitProps {
	person: { ring: number; initials: string; picture: PictureData };
	sizes: string;
	first?: boolean;
}

/** Initials in a guilloche ring. */
export function PersonPortrait({ person: { ring, initials, picture }, sizes, first = false }: PersonPortraitProps) {
	return (
		<div className="relative">
			<Picture picture={picture} first={first} sizes={sizes} className="aspect-[4/5] rounded-plate" />
			<span
				aria-hidden="true"
				className={`absolute inset-0 grid place-items-center font-display text-h3 lg:text-tile ${lightRings.includes(ring) ? "text-noche" : "text-blanco"}`}
			>
				{initials}
			</span>
		</div>
	);
}
