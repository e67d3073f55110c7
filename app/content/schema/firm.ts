import { z } from "zod";
import {
	anyNumberOf,
	day,
	jurisdiction,
	languages,
	latitude,
	line,
	longitude,
	officeId,
	phrase,
	slug,
	words,
} from "./fields.ts";

const phone = z.string().regex(/^\+(1|52)\d{10}$/, "must be +1 or +52 and ten digits");

/** Written so that times compare as strings: `08:30-17:30`. */
const hours = z
	.string()
	.regex(/^(closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/, {
		error: 'must be hours such as "08:30-17:30" (24-hour clock, four digits each, no spaces), or closed',
		abort: true,
	})
	.refine((text) => {
		const [opens = "", closes] = text.split("-");
		return closes === undefined || opens < closes;
	}, "must close after it opens, on the same day");

/** Every weekday is required, so nobody has to guess what a missing one means. */
const week = z
	.strictObject({
		monday: hours,
		tuesday: hours,
		wednesday: hours,
		thursday: hours,
		friday: hours,
		saturday: hours,
		sunday: hours,
	})
	.refine(
		(days) => Object.values(days).some((text) => text !== "closed"),
		"must name a day on which the office is open",
	);

/** `12-24`. 29 February is not allowed: not every year has it. */
const dayOfEachYear = z
	.string()
	.regex(/^\d\d-\d\d$/, 'must be a day such as "2026-12-24", or "12-24" for each year')
	.refine((value) => z.iso.date().safeParse(`2025-${value}`).success, "is no day of the calendar");

const timeZone = z
	.string()
	.refine(isTimeZone, 'must be a time zone of the IANA list, such as "America/Chicago" or "America/Monterrey"');

function isTimeZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
	} catch {
		return false;
	}
}

/** A figure the firm claims and its basis: no success rate without one (Texas rule 7.02). */
const claim = z.strictObject({
	id: slug,
	/** Made up to demonstrate the site: pages say so, and a deploy refuses it. */
	sample: z.boolean().default(false),
	value: z.number(),
	...words({ figure: line, label: line, basis: line }),
});

/** A body of law that the firm works with. Other entries refer to its id. */
const law = z.strictObject({
	id: slug,
	country: z.enum(["US", "MX"]),
	/** ISO 3166-2 code of the state without the country: `TX`, `NLE`. Federal law has none. */
	region: z
		.string()
		.regex(/^[A-Z]{2,3}$/)
		.optional(),
	/** Other ways people write it, such as `nl`, and towns they name instead of it, for the assistant. */
	aliases: anyNumberOf(line),
	...words({ name: line }),
});

/** Every fact about the firm, once. To make the site another firm's, edit this file. */
export const firm = z.strictObject({
	name: line,
	descriptor: phrase,
	/** The firm's working language: for emails to it, and for visitors who read neither language of the site. */
	language: z.enum(languages).default("es"),
	/** Host without protocol, for canonical addresses. */
	domain: z
		.hostname()
		.regex(/^[^A-Z]+\.[^A-Z]+$/, 'must be a domain in lower case without https, such as "www.example.com"'),
	founded: z.int(),
	/** The number in the header and on the floating button. */
	phone,
	/** If missing, the site does not offer WhatsApp. */
	whatsapp: phone.optional(),
	email: z.email(),
	/** If missing, the site does not mention careers. */
	careersEmail: z.email().optional(),
	/** Whether the form asks for consent to text messages. */
	sms: z.boolean().default(false),
	/** Whether the site has the assistant. */
	chat: z.boolean().default(true),
	privacyEmail: z.email(),
	/** The lawyer responsible for this site's content. */
	responsible: slug,
	/** Who receives visitors' messages, if pages should say so. */
	reception: slug.optional(),
	principalOffice: officeId,
	/** Meters around each office; if missing, the site does not mention a radius. */
	serviceRadius: z.int().positive().optional(),
	jurisdictions: z.array(law).min(1),
	offices: z
		.array(
			z.strictObject({
				id: slug,
				/** Other ways people write the place, such as mty, for the assistant. */
				aliases: anyNumberOf(line),
				name: line,
				street: line,
				city: line,
				region: line,
				regionCode: line,
				postalCode: line,
				country: z.enum(["US", "MX"]),
				phone,
				timeZone,
				hours: week,
				/** The country whose public holidays the office observes; the dates are in `app/site/firm/holidays.ts`. */
				holidays: z.enum(["US", "MX", "none"]),
				/** Other days this office is closed, once or every year: state holidays, the week of Christmas. */
				closed: anyNumberOf(z.union([day, dayOfEachYear])),
				latitude,
				longitude,
				map: z.url(),
				picture: slug,
				/** A drawing of the city in `public/brand`, for the call to action at the end of pages. */
				skyline: slug.optional(),
				licensed: z.array(jurisdiction).min(1),
				...words({ directions: line, alternative: line }),
			}),
		)
		.min(1)
		.max(6),
	/** Figures the firm claims, in display order. */
	claims: anyNumberOf(claim),
	/** Reviews of the firm on another site: the average and what it is based on. */
	reviews: z
		.strictObject({
			sample: z.boolean().default(false),
			rating: z.number(),
			count: z.int(),
			url: z.url(),
			...words({ where: line, figure: line, label: line, basis: line }),
		})
		.optional(),
	award: z
		.strictObject({ sample: z.boolean().default(false), name: line, year: z.int(), ...words({ basis: line }) })
		.optional(),
	agency: z.strictObject({ name: line, url: z.url(), ...words({ credit: line }) }).optional(),
	social: anyNumberOf(
		z.strictObject({
			id: slug,
			name: line,
			url: z.url(),
			handle: line,
			picture: slug.optional(),
			...words({ text: line }),
		}),
	),
	/** Notices the site must show wherever it advertises. */
	...words({ pastResults: line, noAdvice: line, licences: line }),
	/** The section of the terms with a state's privacy notice; the form links to it for that state's residents. */
	residents: z.strictObject({ section: slug, ...words({ text: line, link: line }) }).optional(),
	/** The section of the terms that explains how to complain about an attorney; the footer links to it. */
	grievances: z.strictObject({ section: slug, ...words({ link: line }) }).optional(),
	updated: day,
});

export const topics = z.strictObject({
	topics: anyNumberOf(z.strictObject({ id: slug, ...words({ name: line, description: line }) })),
});

/** Alternative text. An ornament shows nothing and may omit it, as the editor does. */
const shown = z.strictObject({ alt: z.string().default("") }).prefault({});

export const pictures = z.strictObject({
	pictures: anyNumberOf(
		z.strictObject({
			name: slug,
			/** Focal point in percent from the top left. */
			focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
			kind: z.enum(["photograph", "portrait", "object", "duotone", "engraving", "ornament", "ring"]),
			/** Skies show banding, so such pictures are encoded at a higher quality, 4:4:4. */
			sky: z.boolean().default(false),
			es: shown,
			en: shown,
		}),
	),
});
