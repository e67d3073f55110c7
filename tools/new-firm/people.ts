import { slugOf } from "../slug.ts";
import type { Answers, Office, PersonAnswer } from "./answers.ts";
import { catalogue, lawsOf } from "./catalogue.ts";
import { lawOfCountry, lawOfState } from "./jurisdictions.ts";

/** Somebody of the firm, from the answers or invented. */
export interface Member extends Omit<PersonAnswer, "office"> {
	id: string;
	office: Office;
}

/** Invented attorneys, one an office, for a firm that names nobody yet. */
const invented: readonly Pick<PersonAnswer, "name" | "role">[] = [
	{ name: "Marisol Ibáñez Rocha", role: { es: "Abogada", en: "Attorney" } },
	{ name: "Andrew Keller", role: { es: "Abogado", en: "Attorney" } },
	{ name: "Ximena Duarte Salas", role: { es: "Abogada", en: "Attorney" } },
	{ name: "Gabriel Montes Urbina", role: { es: "Abogado", en: "Attorney" } },
	{ name: "Katherine Boyd", role: { es: "Abogada", en: "Attorney" } },
	{ name: "Thomas Rivera Lane", role: { es: "Abogado", en: "Attorney" } },
];

export function membersOf({ people, offices }: Answers): Member[] {
	if (people.length === 0) {
		return offices.map((office, index) => {
			const { name, role } = invented[index % invented.length] ?? { name: "", role: { es: "", en: "" } };
			return { id: slugOf(name), name, role, office, attorney: true, languages: ["es", "en"] };
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
		licences: attorney ? [licenceOf(member, answers)] : [],
		joined: `${Math.min(answers.founded, Number(today.slice(0, 4)))}-01-02`,
		es: {
			role: role.es,
			summary: attorney
				? `Atiende en ${office.name}. Explica las opciones, los plazos y los gastos antes de empezar.`
				: `Recibe las solicitudes y agenda las entrevistas en ${office.name}. No da asesoría legal.`,
			bio: attorney
				? "Lee los papeles antes de opinar, dice lo que no sabe y lo averigua.\n\nEste perfil es de muestra. Aquí va lo que esta persona ha hecho, los asuntos que atiende y cómo trabaja con sus clientes."
				: "Anota los datos básicos, pide los nombres de las otras personas para revisar conflictos y encuentra un horario.\n\nEste perfil es de muestra. Aquí va quién es esta persona y en qué ayuda a los clientes.",
			education: ["Estudios por escribir (muestra)"],
			knowsAbout: areas.length > 1 ? areas.slice(0, 4).map(({ es }) => es.name) : ["Entrevista inicial", "Documentos"],
		},
		en: {
			role: role.en,
			summary: attorney
				? `Works from ${office.name}. Explains the options, deadlines and expenses before starting.`
				: `Receives requests and schedules interviews in ${office.name}. Does not give legal advice.`,
			bio: attorney
				? "Reads the papers before giving an opinion, says what is not yet known and finds it out.\n\nThis profile is a sample. Here goes what this person has done, the matters they handle and how they work with clients."
				: "Takes down the basic facts, asks for the names of the other people so that conflicts can be checked, and finds a time.\n\nThis profile is a sample. Here goes who this person is and how they help clients.",
			education: ["Education to be written (sample)"],
			knowsAbout:
				areas.length > 1 ? areas.slice(0, 4).map(({ en }) => en.name) : ["The initial interview", "Documents"],
		},
	};
}

function licenceOf({ office, licensedSince }: Member, { founded }: Answers): Record<string, unknown> {
	const since = licensedSince ?? Math.max(1970, founded);
	if (office.country === "MX") {
		return {
			jurisdiction: lawOfCountry("MX").id,
			since,
			es: { authority: "Título y cédula profesional, Dirección General de Profesiones (SEP)" },
			en: { authority: "Law degree and professional license (cédula profesional), SEP, Mexico" },
		};
	}
	const { id, es, en } = lawOfState(office.state);
	return {
		jurisdiction: id,
		since,
		es: { authority: `Licencia para ejercer en ${es.name}` },
		en: { authority: `Licensed to practice in ${en.name}` },
	};
}

/** Two or three capitals: those of the first and the last names. */
function initialsOf(name: string): string {
	const capitals = name.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
	const letters = capitals.length > 3 ? [capitals[0], ...capitals.slice(-2)] : capitals;
	const initials = letters.join("");
	return initials.length > 1 ? initials : name.replace(/\P{L}/gu, "").slice(0, 2).toUpperCase();
}
