import type { Firm } from "content-collections";
import { fold } from "../text/fold.ts";

/** How visitors name the firm's offices, and the places that these are in. All of it is folded. */
export interface OfficeNames {
	cities: readonly { city: string; names: readonly string[] }[];
	/** Replaces each name of a place by {@link somePlace}, so that patterns need no names. */
	mask(folded: string): string;
}

/** Stands for a place of the firm in what patterns see; no word that anybody writes. */
export const somePlace = "zplacez";

/** The names of a firm's offices, from its facts. */
export function officeNames({ offices, jurisdictions }: Pick<Firm, "offices" | "jurisdictions">): OfficeNames {
	const cities = offices.map(({ city, name, aliases }) => ({
		city: fold(city),
		names: [...new Set([city, name, ...aliases].map(fold))],
	}));
	const laws = jurisdictions.flatMap(({ es, en, aliases }) => [es.name, en.name, ...aliases].map(fold));
	const all = [...cities.flatMap(({ names }) => names), ...laws, ...countries].toSorted((a, b) => b.length - a.length);
	const pattern = new RegExp(`\\b(?:${all.map((name) => RegExp.escape(name)).join("|")})\\b`, "g");
	return { cities, mask: (folded) => folded.replace(pattern, somePlace) };
}

const countries = ["mexico", "estados unidos", "united states", "usa"];
