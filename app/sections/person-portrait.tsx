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
}

const portraitClass = "aspect-[4/5] rounded-plate";

/** Somebody's portrait, or their initials in a guilloche ring. */
export function PersonPortrait({ person, sizes, first = false }: PersonPortraitProps) {
	if (person.portrait) {
		return <Picture picture={person.portrait} first={first} sizes={sizes} className={portraitClass} />;
	}
	return (
		<div className="relative">
			<Picture picture={person.picture} first={first} sizes={sizes} className={portraitClass} />
			<span aria-hidden="true" className={`${onRing(person)} text-h3 lg:text-tile`}>
				{person.initials}
			</span>
		</div>
	);
}

/** In a list of people, small and without words: the name stands beside it. */
export function PersonThumbnail({ person }: { person: Posed }) {
	if (!person.portrait) return <PersonSeal person={person} />;
	return (
		<Picture
			picture={{ ...person.portrait, alt: "" }}
			sizes="(width < 64rem) 72px, 96px"
			className={`${portraitClass} w-18 lg:w-24`}
		/>
	);
}

/** Initials as a small seal, beside a name. */
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
