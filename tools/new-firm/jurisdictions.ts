import type { Locale } from "../../app/locales/locale.ts";
import { slugOf } from "../slug.ts";
import { type Country, type State, stateOf } from "./states.ts";

/** A law that the firm works with, as `firm.yaml` has it. */
export interface Jurisdiction {
	id: string;
	country: Country;
	/** The state's code; federal law has none. */
	region?: string;
	es: { name: string };
	en: { name: string };
}

const federal: Record<Country, Jurisdiction> = {
	US: {
		id: "us",
		country: "US",
		es: { name: "Estados Unidos (federal)" },
		en: { name: "United States (federal)" },
	},
	MX: { id: "mexico", country: "MX", es: { name: "México (federal)" }, en: { name: "Mexico (federal)" } },
};

export const countryNames: Record<Country, Record<Locale, string>> = {
	US: { es: "Estados Unidos", en: "United States" },
	MX: { es: "México", en: "Mexico" },
};

/** The law of a state. */
export function lawOfState({ code, country, name }: State): Jurisdiction {
	const id = slugOf(country === "US" ? name.en : name.es);
	return { id, country, region: code, es: { name: name.es }, en: { name: name.en } };
}

/** The law of a country. */
export function lawOfCountry(country: Country): Jurisdiction {
	return federal[country];
}

/** The laws of the states in which a firm has its offices, each state's followed at the end of its country by the federal one. */
export function jurisdictionsOf(stateCodes: readonly string[]): Jurisdiction[] {
	const states = Array.from(new Set(stateCodes), stateOf);
	const countries = Array.from(new Set(states.map(({ country }) => country)));
	return countries.flatMap((country) => [
		...states.filter((state) => state.country === country).map(lawOfState),
		federal[country],
	]);
}
