import { z } from "zod";
import { day, jurisdiction, line, officeId, phrase, slug, words } from "./fields.ts";

const phone = z.string().regex(/^\+(1|52)\d{10}$/, "must be +1 or +52 and ten digits");
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 08:30");

/** A figure the firm claims, and the ground it stands on: no success rate without its basis (Texas rule 7.02). */
const claim = z.strictObject({ value: z.number(), ...words({ figure: line, label: line, basis: line }) });

/** Every fact about the firm, once. To make the site another firm's, edit this file. */
export const firm = z.strictObject({
	name: line,
	descriptor: phrase,
	/** Host without protocol: canonical addresses are made of it. */
	domain: z.hostname(),
	founded: z.int(),
	/** The number in the header and on the floating button. */
	phone,
	/** Digits as wa.me wants them. */
	whatsapp: z.string().regex(/^\d{11,13}$/),
	email: z.email(),
	careersEmail: z.email(),
	privacyEmail: z.email(),
	/** The lawyer responsible for this site's content. */
	responsible: slug,
	principalOffice: officeId,
	hours: z.strictObject({
		/** ISO weekdays, Monday is 1. */
		weekdays: z.array(z.int().min(1).max(7)).min(1),
		opens: clock,
		closes: clock,
	}),
	/** Metres around each office. */
	serviceRadius: z.int().positive(),
	offices: z
		.array(
			z.strictObject({
				id: officeId,
				name: line,
				street: line,
				city: line,
				region: line,
				regionCode: line,
				postalCode: line,
				country: z.enum(["US", "MX"]),
				phone,
				timeZone: z.enum(["America/Chicago", "America/Monterrey"]),
				latitude: z.number(),
				longitude: z.number(),
				map: z.url(),
				picture: slug,
				licensed: z.array(jurisdiction).min(1),
				...words({ directions: line, alternative: line }),
			}),
		)
		.length(2),
	claims: z.strictObject({
		years: claim,
		cases: claim,
		houstonCases: claim,
		millionDollarCases: claim,
		valueDelivered: claim,
		rating: claim,
	}),
	reviews: z.strictObject({ rating: z.number(), count: z.int(), url: z.url(), ...words({ where: line }) }),
	award: z.strictObject({ name: line, year: z.int(), ...words({ basis: line }) }),
	agency: z.strictObject({ name: line, url: z.url(), ...words({ credit: line }) }),
	social: z
		.array(z.strictObject({ id: slug, name: line, url: z.url(), handle: line, ...words({ text: line }) }))
		.min(3),
	/** Everything the site must say wherever it advertises. */
	...words({ pastResults: line, noAdvice: line, licences: line }),
	updated: day,
});

export const topics = z.strictObject({
	topics: z.array(z.strictObject({ id: slug, ...words({ name: line, description: line }) })).min(4),
});

export const pictures = z.strictObject({
	pictures: z.array(
		z.strictObject({
			name: slug,
			/** Focal point in per cent from the top left. */
			focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
			kind: z.enum(["photograph", "portrait", "engraving", "ornament", "ring"]),
			/** Skies band: they are encoded at a higher quality, 4:4:4. */
			sky: z.boolean().default(false),
			...words({ alt: z.string() }),
		}),
	),
});
