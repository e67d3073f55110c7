import type { Locale } from "../../locales/locale.ts";
import { type Person, team } from "./content.server.ts";
import { personCard } from "./views.server.ts";

interface Matter {
	services: readonly string[];
	/** The jurisdictions whose law applies. */
	laws: readonly string[];
	/** The office that handles it. */
	office?: string;
	/** The id of the person who wrote about it. */
	author?: string;
}

/** The most that a page shows. */
const most = 2;

/**
 * The attorneys who would handle a matter: the author, if an attorney, and as few others as needed to be licensed for
 * all its laws. Those in its office and with most of its services come first. Empty if none of them is licensed for its
 * laws.
 */
export function whoWouldHandle(matter: Matter, people: readonly Person[]): Person[] {
	const { services, laws, office, author } = matter;
	const shared = (person: Person) => person.services.filter((id) => services.includes(id)).length;
	const closeness = (person: Person) => (person.office === office ? services.length : 0) + shared(person);
	const left = people
		.filter((person) => person.attorney && shared(person) > 0)
		.toSorted((a, b) => closeness(b) - closeness(a));
	const chosen = people.filter(({ id, attorney }) => attorney && id === author);
	while (chosen.length < most) {
		const open = laws.filter((law) => !chosen.some((person) => isLicensed(person, law)));
		const covered = (person: Person) => open.filter((law) => isLicensed(person, law)).length;
		const [next] = left.filter((person) => !chosen.includes(person)).toSorted((a, b) => covered(b) - covered(a));
		if (!next || (covered(next) === 0 && (chosen.length > 0 || laws.length > 0))) break;
		chosen.push(next);
	}
	return chosen;
}

function isLicensed({ licences }: Person, law: string): boolean {
	return licences.some(({ jurisdiction }) => jurisdiction === law);
}

/** The firm's attorneys for a matter, as pages show them. */
export function matterPeople(matter: Matter, locale: Locale) {
	return whoWouldHandle(matter, team).map((person) => personCard(person, locale));
}
