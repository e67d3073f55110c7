import { Picture, type PictureData } from "../ui/picture.tsx";

/** Light guilloche rings, which take dark initials. */
const lightRings = [2, 3, 5];

interface Portrayed {
	ring: number;
	initials: string;
	picture: PictureData;
}

const onRing = ({ ring }: Portrayed) =>
	`absolute inset-0 grid place-items-center font-display ${lightRings.includes(ring) ? "text-noche" : "text-blanco"}`;

interface PersonPortraitProps {
	person: Portrayed;
	sizes: string;
	first?: boolean;
}

/** Initials in a guilloche ring. */
export function PersonPortrait({ person, sizes, first = false }: PersonPortraitProps) {
	return (
		<div className="relative">
			<Picture picture={person.picture} first={first} sizes={sizes} className="aspect-[4/5] rounded-plate" />
			<span aria-hidden="true" className={`${onRing(person)} text-h3 lg:text-tile`}>
				{person.initials}
			</span>
		</div>
	);
}

/** The same as a small seal, beside a name. */
export function PersonSeal({ person }: { person: Portrayed }) {
	return (
		<span className="relative block size-18 shrink-0">
			<Picture picture={person.picture} sizes="72px" className="size-18 rounded-full" />
			<span aria-hidden="true" className={`${onRing(person)} text-lead`}>
				{person.initials}
			</span>
		</span>
	);
}
