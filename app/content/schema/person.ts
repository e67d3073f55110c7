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

/** Somebody of the firm. Licences are stated one by one: nobody is implied to be licensed where they are not. */
export const person = z.strictObject({
	sample: z.boolean(),
	order: z.int().positive(),
	name: line,
	/** Which guilloche ring frames the initials, 1 to 6. */
	ring: z.int().min(1).max(6),
	/** An object that stands for them and their work, in place of a photograph. */
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
			/** The number under which the authority knows it. */
			number: line.optional(),
			...words({ authority: line }),
		}),
	),
	/** Their own address, where they give it out. */
	email: z.email().optional(),
	/** Matters that stand for their work, told without names. */
	matters: anyNumberOf(phrase),
	joined: day,
	...words({
		/** Follows the name in the title of their page. */
		role: line.max(40),
		summary: line.max(180),
		bio: markdown,
		education: z.array(line).min(1),
		knowsAbout: z.array(line).min(2),
	}),
});
