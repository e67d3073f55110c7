import { Picture, type PictureData } from "../ui/picture.tsx";

/** Light guilloche rings, which take dark initials. */
const lightRings = [2, 3, 5];

interface Portrayed {
	ring: number;
	initials: string;
	picture: PictureData;
}

/** Who has a portrait: an object that stands for them. */
interface Posed extends Portrayed {
	portrait?: PictureData | undefined;
}

const onRing = ({ ring }: Portrayed) =>
	`absolute inset-0 grid place-items-center font-display ${lightRings.includes(ring) ? "text-noche" : "text-blanco"}`;

interface PersonPortraitProps {
	person: Posed;
	sizes: string;
	first?: boolean;
	className?: string;
}

/** Cut above the edge of the table that the objects stand on. */
const portraitClass = "aspect-[4/5] rounded-plate [&_img]:h-[107%] [&_img]:object-top";

/** Somebody's portrait, or their initials in a guilloche ring. */
export function PersonPortrait({ person, sizes, first = false, className = "" }: PersonPortraitProps) {
	if (person.portrait) {
		return (
			<Picture picture={person.portrait} first={first} sizes={sizes} className={`${portraitClass} ${className}`} />
		);
	}
	return (
		<div className="relative h-full">
			<Picture picture={person.picture} first={first} sizes={sizes} className={`${portraitClass} ${className}`} />
			<span aria-hidden="true" className={`${onRing(person)} text-h3 lg:text-tile`}>
				{person.initials}
			</span>
		</div>
	);
}

/** In a list of people, without words: the name stands beside it. */
export function PersonThumbnail({ person, sizes, className = "" }: Omit<PersonPortraitProps, "first">) {
	if (!person.portrait) return <PersonSeal person={person} />;
	return (
		<Picture picture={{ ...person.portrait, alt: "" }} sizes={sizes} className={`${portraitClass} ${className}`} />
	);
}

/** Initials as a small seal, beside a name. */
function PersonSeal({ person }: { person: Portrayed }) {
	return (
		<span className="relative block size-12 shrink-0 sm:size-18">
			<Picture picture={person.picture} sizes="72px" className="size-full rounded-full" />
			<span aria-hidden="true" className={`${onRing(person)} sm:text-lead`}>
				{person.initials}
			</span>
		</span>
	);
}
