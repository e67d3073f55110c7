import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { z } from "zod";
import { latitude, line, longitude, phrase, slug } from "../../app/content/schema/fields.ts";
import { firm } from "../../app/content/schema/firm.ts";
import { slugOf } from "../slug.ts";
import { catalogue, lawsOf } from "./catalogue.ts";
import { jurisdictionsOf } from "./jurisdictions.ts";
import { type Country, stateOf, states } from "./states.ts";

const { hours: week, timeZone, closed } = firm.shape.offices.element.shape;
const { monday: hours } = week.shape;
const postalCode = z.string().regex(/^\d{5}$/, "must be the five digits of a postal code, in quotation marks");

/** Hours of the days from Monday to Friday, of the weekend, and of any day that has its own. */
const openingHours = z
	.strictObject(week.shape)
	.partial()
	.extend({ weekdays: hours })
	.transform(({ weekdays, ...days }) => ({
		monday: weekdays,
		tuesday: weekdays,
		wednesday: weekdays,
		thursday: weekdays,
		friday: weekdays,
		saturday: "closed",
		sunday: "closed",
		...days,
	}));

const stateCode = z.string().refine((code) => states.has(code), {
	error: ({ input }) => `"${input}" is no state: write its code, such as TX, CA, NLE or COA (ISO 3166-2)`,
});

/** A phone of an office, in E.164 form; nothing for what is none of its country. */
export function phoneIn(country: Country, text: string): string | undefined {
	const phone = parsePhoneNumberFromString(text, country);
	return phone?.isPossible() && phone.country === country ? phone.number : undefined;
}

export function noPhone(country: Country, text: string): string {
	return `"${text}" is no phone number of ten digits in ${country === "US" ? "the United States" : "Mexico"}`;
}

/** An office. What it leaves out follows from its state. */
const office = z
	.strictObject({
		city: line,
		state: stateCode,
		/** How the firm calls the office; the city, unless two are in the same one. */
		name: line.optional(),
		street: line,
		postalCode,
		/** In any form that is usual in its country. */
		phone: line,
		latitude,
		longitude,
		hours: openingHours,
		timeZone: timeZone.optional(),
		holidays: z.enum(["US", "MX", "none"]).optional(),
		closed,
		aliases: z.array(line).default([]),
	})
	.transform((given, context) => {
		const state = stateOf(given.state);
		const phone = phoneIn(state.country, given.phone);
		if (!phone) {
			context.addIssue({ code: "custom", path: ["phone"], message: noPhone(state.country, given.phone) });
			return z.NEVER;
		}
		const name = given.name ?? given.city;
		const { country, timeZone } = state;
		return { timeZone, holidays: country, ...given, country, state, name, id: slugOf(name), phone };
	});

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #14304f");

/** A person of the firm. The first attorney is responsible for what the site says, and the footer names them. */
const person = z.strictObject({
	name: line,
	role: phrase,
	/** The name of an office. */
	office: line,
	attorney: z.boolean().default(true),
	/** The year of the licence. */
	licensedSince: z.int().min(1950).optional(),
	languages: z
		.array(z.enum(["es", "en"]))
		.min(1)
		.default(["es", "en"]),
});

/** Fields that are asked for one at a time. */
export const fields = {
	office: { street: line, postalCode, hours },
	position: z.tuple([latitude, longitude]),
	year: z.string().regex(/^(18|19|20)\d\d$/, "must be a year, such as 1998"),
	colour,
};

const serviceId = z.string().refine((id) => catalogue.has(id), {
	error: ({ input }) => `"${input}" is not in the catalogue, which has ${Array.from(catalogue.keys()).join(", ")}`,
});

const { social, claims, reviews, award, agency, whatsapp, domain } = firm.shape;

const given = z.strictObject({
	name: line,
	descriptor: phrase.default({ es: "Abogados", en: "Attorneys" }),
	/** The language that the firm works in comes first. */
	languages: z
		.union([z.tuple([z.literal("es"), z.literal("en")]), z.tuple([z.literal("en"), z.literal("es")])])
		.default(["es", "en"]),
	domain,
	founded: z.int().min(1800),
	email: z.email().optional(),
	privacyEmail: z.email().optional(),
	careersEmail: z.email().optional(),
	whatsapp,
	sms: z.boolean().default(false),
	chat: z.boolean().default(true),
	/** Kilometres around each office. */
	radius: z.number().positive().optional(),
	/** The first one is the principal office. */
	offices: z.array(office).min(1).max(6),
	services: z.array(serviceId).min(1),
	people: z.array(person).default([]),
	/** Pages that not every firm has. */
	pages: z.array(z.enum(["areas", "blog"])).default([]),
	colours: z.strictObject({ ground: colour, accent: colour }).optional(),
	/** A drawing in SVG; its path is read from the folder of the answers. */
	logo: line.optional(),
	social,
	claims,
	reviews,
	award,
	agency,
});

type Given = z.output<typeof given>;

export type Office = Given["offices"][number];
export type PersonAnswer = Given["people"][number];

/** What a firm says of itself: `test/fixtures/answers/review.yaml` is an example. */
export const answersSchema = given
	.transform(({ email, privacyEmail, ...others }) => ({
		...others,
		email: email ?? `hola@${others.domain}`,
		privacyEmail: privacyEmail ?? `privacidad@${others.domain}`,
	}))
	// After a transform, so that it sees nothing that has a fault in itself.
	.superRefine((answers, context) => {
		for (const [path, message] of contradictions(answers)) context.addIssue({ code: "custom", path, message });
	});

/** {@link answersSchema} with all that follows from them filled in. */
export type Answers = z.output<typeof answersSchema>;

function* contradictions({
	offices,
	services,
	people,
}: Given): Generator<[path: (string | number)[], message: string]> {
	yield* twice(
		"offices",
		offices.map(({ id }) => id),
		"give each office a name of its own",
	);
	yield* twice("services", services, "name it once");
	const jurisdictions = jurisdictionsOf(offices.map(({ state }) => state.code));
	for (const [index, id] of services.entries()) {
		const area = catalogue.get(id);
		if (area && lawsOf(area, jurisdictions).length === 0) {
			const kinds = area.law.some((kind) => kind.startsWith("us")) ? "the United States" : "Mexico";
			yield [["services", index], `${id} is about the law of ${kinds}, where the firm has no office`];
		}
	}
	for (const [index, { name, office }] of people.entries()) {
		if (offices.some((each) => each.name === office)) continue;
		yield [["people", index, "office"], `${name} works at "${office}", which is none of the offices`];
	}
	if (people.length > 0 && !people.some(({ attorney }) => attorney)) yield [["people"], "needs an attorney"];
}

function* twice(field: string, ids: readonly string[], mend: string): Generator<[(string | number)[], string]> {
	for (const [index, id] of ids.entries()) {
		if (!slug.safeParse(id).success) yield [[field, index], `"${id}" is no name for an address`];
		if (ids.indexOf(id) < index) yield [[field, index], `"${id}" is there already: ${mend}`];
	}
}
