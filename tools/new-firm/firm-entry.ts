import { z } from "zod";
import { phrase } from "../../app/content/schema/fields.ts";
import { firm, topics } from "../../app/content/schema/firm.ts";
import type { Answers, Office } from "./answers.ts";
import { jurisdictionsOf, lawOfCountry, lawOfState } from "./jurisdictions.ts";
import { type Filling, starterEntry } from "./starter.ts";

const { es, en, residents, grievances } = firm.shape;

/** What `firm.yaml` and `topics.yaml` say in words. */
const words = z.strictObject({
	es,
	en,
	directions: phrase,
	alternative: phrase,
	residents: residents.unwrap(),
	grievances: grievances.unwrap(),
	topic: topics.shape.topics.unwrap().element,
});

type FirmWords = z.output<typeof words>;

export function firmWords(filling: Filling): FirmWords {
	return words.parse(starterEntry("firm.yaml", filling));
}

/** `firm.yaml`: the answers, and what follows from them. What is undefined is not written. */
export function firmEntry(answers: Answers, filling: Filling, pictures: readonly string[], responsible: string) {
	const { name, descriptor, domain, founded, email, privacyEmail, careersEmail, whatsapp, sms, chat } = answers;
	const [principal] = answers.offices;
	const words = firmWords(filling);
	return {
		name,
		descriptor,
		language: answers.languages[0],
		domain,
		founded,
		phone: principal?.phone,
		whatsapp,
		email,
		careersEmail,
		privacyEmail,
		responsible,
		principalOffice: principal?.id,
		sms,
		chat,
		...(filling.conditions.texas ? { residents: words.residents, grievances: words.grievances } : {}),
		serviceRadius: answers.radius && Math.round(answers.radius * 1000),
		jurisdictions: jurisdictionsOf(answers.offices.map(({ state }) => state.code)),
		offices: answers.offices.map((office, index) => officeEntry(office, pictures[index] ?? "contact", words)),
		claims: answers.claims,
		reviews: answers.reviews,
		award: answers.award,
		agency: answers.agency,
		social: answers.social,
		updated: filling.facts.es.today,
		es: words.es,
		en: words.en,
	};
}

function officeEntry(office: Office, picture: string, { directions, alternative }: FirmWords) {
	const { id, name, aliases, street, city, state, postalCode, country, phone, timeZone, hours, holidays, closed } =
		office;
	const { latitude, longitude } = office;
	return {
		id,
		name,
		aliases,
		street,
		city,
		region: state.name.es,
		regionCode: state.abbreviation,
		postalCode,
		country,
		phone,
		timeZone,
		hours,
		holidays,
		closed,
		latitude,
		longitude,
		map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
		picture,
		licensed: [lawOfState(state).id, lawOfCountry(country).id],
		es: { directions: directions.es, alternative: alternative.es },
		en: { directions: directions.en, alternative: alternative.en },
	};
}
