import { z } from "zod";
import {
	anyNumberOf,
	day,
	jurisdiction,
	languages,
	line,
	markdown,
	officeId,
	phrase,
	serviceId,
	slug,
	words,
} from "./fields.ts";

/** A member of the firm. Licenses are listed one by one, so nobody seems licensed where they are not. */
export const person = z.strictObject({
	sample: z.boolean(),
	order: z.int().positive(),
	name: line,
	/** Which guilloche ring frames the initials, 1 to 6. */
	ring: z.int().min(1).max(6),
	/** An object that represents them and their work, instead of a photograph. */
	picture: slug.optional(),
	initials: z.string().regex(/^\p{Lu}{2,3}$/u),
	office: officeId,
	attorney: z.boolean(),
	languages: z.array(z.enum(languages)).min(1),
	services: anyNumberOf(serviceId),
	licences: anyNumberOf(
		z.strictObject({
			jurisdiction,
			since: z.int().min(1970),
			/** The license number that the authority assigned. */
			number: line.optional(),
			...words({ authority: line }),
		}),
	),
	/** Their own address, if they publish it. */
	email: z.email().optional(),
	/** Matters that represent their work, without names. */
	matters: anyNumberOf(phrase),
	joined: day,
	...words({
		/** Shown after the name in the title of their page. */
		role: line.max(40),
		summary: line.max(180),
		bio: markdown,
		education: z.array(line).min(1),
		knowsAbout: z.array(line).min(2),
	}),
});
