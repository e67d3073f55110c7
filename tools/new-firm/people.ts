import { z } from "zod";
import type { Locale } from "../../app/locales/locale.ts";
import { slugOf } from "../slug.ts";
import type { Answers, Office, PersonAnswer } from "./answers.ts";
import { catalogue, lawsOf } from "./catalogue.ts";
import { lawOfCountry, lawOfState } from "./jurisdictions.ts";
import { starterEntry } from "./starter.ts";

/** Somebody of the firm, from the answers or invented. */
export interface Member extends Omit<PersonAnswer, "office"> {
	id: string;
	office: Office;
}

const words = z.object({
	summary: z.string(),
	bio: z.string(),
	education: z.array(z.string()),
	knowsAbout: z.array(z.string()),
	/** Who licensed them. */
	authority: z.string(),
});

const starter = z.object({
	es: words,
	en: words,
	invented: z.array(z.object({ name: z.string(), role: z.object({ es: z.string(), en: z.string() }) })),
});

/** What `starter/person.yaml` says of somebody who works in an office. */
function wordsOf(office: Office, attorney: boolean) {
	const { es, en } = office.state.name;
	const facts = { es: { office: office.name, state: es }, en: { office: office.name, state: en } };
	const conditions = { attorney, mexico: office.country === "MX" };
	return starter.parse(starterEntry("person.yaml", { facts, conditions }));
}

export function membersOf({ people, offices }: Answers): Member[] {
	if (people.length === 0) {
		// One an office: there are as many of them as a firm may have offices.
		return offices.flatMap((office, index) => {
			const person = wordsOf(office, true).invented[index];
			return person ? { ...person, id: slugOf(person.name), office, attorney: true, languages: ["es", "en"] } : [];
		});
	}
	return people.flatMap((person) => {
		const office = offices.find(({ name }) => name === person.office);
		return office ? { ...person, id: slugOf(person.name), office } : [];
	});
}

/** The lawyer responsible for the site: the first one. @throws when there is none, which answers never pass with */
export function responsibleOf(members: readonly Member[]): Member {
	const first = members.find(({ attorney }) => attorney);
	if (!first) throw new Error("The firm has no attorney");
	return first;
}

/** How many guilloche rings there are to frame initials. */
const rings = 6;

/** A person's entry, a sample until somebody has written what only they know. */
export function personEntry(member: Member, index: number, answers: Answers, today: string): Record<string, unknown> {
	const { name, role, office, attorney, languages } = member;
	// Nobody is shown beside a law that they are not licensed for.
	const laws = [lawOfState(office.state), lawOfCountry(office.country)];
	const areas = answers.services
		.flatMap((id) => catalogue.get(id) ?? [])
		.filter((area) => attorney && lawsOf(area, laws).length > 0);
	const words = wordsOf(office, attorney);
	const inLanguage = (locale: Locale) => {
		const { authority: _, knowsAbout, ...profile } = words[locale];
		const names = areas.slice(0, 4).map((area) => area[locale].name);
		return { role: role[locale], ...profile, knowsAbout: areas.length > 1 ? names : knowsAbout };
	};
	const licence = {
		jurisdiction: (office.country === "MX" ? lawOfCountry("MX") : lawOfState(office.state)).id,
		since: member.licensedSince ?? Math.max(1970, answers.founded),
		es: { authority: words.es.authority },
		en: { authority: words.en.authority },
	};
	return {
		sample: true,
		order: index + 1,
		name,
		ring: (index % rings) + 1,
		initials: initialsOf(name),
		office: office.id,
		attorney,
		languages,
		services: areas.map(({ id }) => id),
		licences: attorney ? [licence] : [],
		joined: `${Math.min(answers.founded, Number(today.slice(0, 4)))}-01-02`,
		es: inLanguage("es"),
		en: inLanguage("en"),
	};
}

/** Two or three capitals: those of the first and the last names. */
function initialsOf(name: string): string {
	const capitals = name.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
	const letters = capitals.length > 3 ? [capitals[0], ...capitals.slice(-2)] : capitals;
	const initials = letters.join("");
	return initials.length > 1 ? initials : name.replace(/\P{L}/gu, "").slice(0, 2).toUpperCase();
}
