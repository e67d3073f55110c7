import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Locale } from "../../app/locales/locale.ts";

export type Country = "US" | "MX";

/** A state of the United States or of Mexico. */
export interface State {
	/** ISO 3166-2 without the country: `TX`, `COA`. No two states of the two countries share one. */
	code: string;
	country: Country;
	name: Record<Locale, string>;
	/** As addresses write it: `TX`, `Coah.` */
	abbreviation: string;
	/** Of most of the state. */
	timeZone: string;
}

const row = z
	.strictObject({
		es: z.string().optional(),
		en: z.string().optional(),
		short: z.string().optional(),
		zone: z.string(),
	})
	.transform(({ es, en, ...others }, context) => {
		const name = en ?? es;
		if (name) return { ...others, name: { es: es ?? name, en: name } };
		context.addIssue({ code: "custom", message: "has no name" });
		return z.NEVER;
	});

const rows = z.strictObject({ US: z.record(z.string(), row), MX: z.record(z.string(), row) });

const byCountry = rows.parse(parse(readFileSync(new URL("states.yaml", import.meta.url), "utf8")));

function statesOf(country: Country): State[] {
	return Object.entries(byCountry[country]).map(([code, { name, short, zone }]) => ({
		code,
		country,
		name,
		abbreviation: short ?? code,
		timeZone: zone,
	}));
}

/** Every state of both countries, by its code. */
export const states: ReadonlyMap<string, State> = new Map(
	[...statesOf("US"), ...statesOf("MX")].map((state) => [state.code, state]),
);

/** A state whose code is known to be one. @throws RangeError for a code that is no state's */
export function stateOf(code: string): State {
	const state = states.get(code);
	if (!state) throw new RangeError(`There is no state "${code}"`);
	return state;
}
