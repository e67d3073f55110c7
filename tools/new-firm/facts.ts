import { type Locale, languageTag, locales } from "../../app/locales/locale.ts";
import type { Answers, Office } from "./answers.ts";
import { catalogue } from "./catalogue.ts";
import { countryNames } from "./jurisdictions.ts";
import { type Member, responsibleOf } from "./people.ts";
import type { Conditions, Facts } from "./starter.ts";
import type { State } from "./states.ts";

/** Lists of places above this many characters are said more broadly in titles and descriptions. */
const longestPlaces = 36;

export function conditionsOf(answers: Answers): Conditions {
	const { offices, chat, sms, pages } = answers;
	const american = offices.filter(({ country }) => country === "US");
	const mexico = american.length < offices.length;
	return {
		unitedStates: american.length > 0,
		texas: american.some(({ state }) => state.code === "TX"),
		otherStates: american.some(({ state }) => state.code !== "TX"),
		mexico,
		twoCountries: american.length > 0 && mexico,
		severalOffices: offices.length > 1,
		claims: answers.claims.length > 0,
		careers: answers.careersEmail !== undefined,
		whatsapp: answers.whatsapp !== undefined,
		blog: pages.includes("blog"),
		chat,
		sms,
	};
}

/** Facts of a firm in both languages. @param today `YYYY-MM-DD` */
export function factsOf(answers: Answers, members: readonly Member[], today: string): Record<Locale, Facts> {
	const [es, en] = locales.map((locale) => factsIn(locale, answers, members, today));
	return { es: es ?? {}, en: en ?? {} };
}

function factsIn(locale: Locale, answers: Answers, members: readonly Member[], today: string): Facts {
	const { offices, services } = answers;
	const [principal] = offices;
	const mexican = offices.find(({ country }) => country === "MX");
	const several = offices.length > 1;
	const cities = listed(
		offices.map(({ city }) => city),
		locale,
	);
	const where = placesOf(offices, locale);
	const areas = services.flatMap((id) => catalogue.get(id) ?? []);
	const american = offices.filter(({ country }) => country === "US");
	const otherStates = american.filter(({ state }) => state.code !== "TX");
	return {
		name: answers.name,
		email: answers.email,
		privacyEmail: answers.privacyEmail,
		...(answers.careersEmail ? { careersEmail: answers.careersEmail } : {}),
		founded: String(answers.founded),
		responsible: responsibleOf(members).name,
		today,
		longToday: longDate(today, locale),
		cities: cities.length <= longestPlaces ? cities : where,
		allCities: cities,
		citiesAndStates: listed(
			offices.map(({ city, state }) => `${city} (${state.name[locale]})`),
			locale,
		),
		where,
		offices: { es: several ? "oficinas" : "oficina", en: several ? "offices" : "an office" }[locale],
		ourOffices: {
			es: several ? "nuestras oficinas" : "nuestra oficina",
			en: several ? "our offices" : "our office",
		}[locale],
		principalAddress: principal ? addressOf(principal, locale) : "",
		principalState: principal?.state.name[locale] ?? "",
		...(mexican ? { mexicanAddress: addressOf(mexican, locale), mexicanCity: mexican.city } : {}),
		licensedIn: listed([...stateNames(american, locale), ...(mexican ? [countryNames.MX[locale]] : [])], locale),
		otherStates: listed(stateNames(otherStates, locale), locale, "disjunction"),
		practice: listed(
			areas.map((area) => lowerFirst(area[locale].name)),
			locale,
		),
		serviceLinks: areas
			.map((area) => `- ${area[locale].card} [${area[locale].name}](${area.address[locale]})`)
			.join("\n"),
	};
}

/** The states of a firm or, where they are many, its countries. */
function placesOf(offices: readonly Office[], locale: Locale): string {
	const states = listed(stateNames(offices, locale), locale);
	if (states.length <= longestPlaces) return states;
	const countries = Array.from(new Set(offices.map(({ country }) => countryNames[country][locale])));
	return listed(countries, locale);
}

function stateNames(offices: readonly { state: State }[], locale: Locale): string[] {
	return Array.from(new Set(offices.map(({ state }) => state.name[locale])));
}

/** "San Antonio, Dallas y Saltillo" */
export function listed(
	items: readonly string[],
	locale: Locale,
	type: "conjunction" | "disjunction" = "conjunction",
): string {
	return new Intl.ListFormat(languageTag[locale], { type }).format(items);
}

/** An address in a line, as each language writes it. */
function addressOf({ street, city, state, postalCode, country }: Office, locale: Locale): string {
	const nation = countryNames[country][locale];
	if (locale === "en" && country === "US") return `${street}, ${city}, ${state.name.en} ${postalCode}`;
	const code = locale === "es" ? `C.\u00a0P.\u00a0${postalCode}` : `C.P.\u00a0${postalCode}`;
	return `${street}, ${code}, ${city}, ${state.name[locale]}, ${nation}`;
}

function longDate(day: string, locale: Locale): string {
	const date = new Date(`${day}T12:00:00Z`);
	return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** A name in the middle of a sentence. Abbreviations such as DWI keep their capitals. */
function lowerFirst(name: string): string {
	return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
