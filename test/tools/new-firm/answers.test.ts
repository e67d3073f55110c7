import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { answersSchema } from "../../../tools/new-firm/answers.ts";

const office = {
	city: "Oakland",
	state: "CA",
	street: "1 Example Way",
	postalCode: "94607",
	phone: "(510) 555-0110",
	latitude: 37.8,
	longitude: -122.27,
	hours: { weekdays: "09:00-17:00" },
};

const least = {
	name: "Example",
	domain: "example.example",
	founded: 2001,
	offices: [office],
	services: ["immigration"],
};

/** What is wrong with some answers, field by field. */
function problems(changes: Record<string, unknown>): string[] {
	const { error } = answersSchema.safeParse({ ...least, ...changes });
	return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

describe("answers", () => {
	it("may be few: the rest follows from them", () => {
		const { offices, people, pages, email, languages, chat } = answersSchema.parse(least);
		expect(offices[0]).toMatchObject({
			id: "oakland",
			name: "Oakland",
			country: "US",
			phone: "+15105550110",
			timeZone: "America/Los_Angeles",
			holidays: "US",
			hours: { monday: "09:00-17:00", friday: "09:00-17:00", saturday: "closed", sunday: "closed" },
		});
		expect({ people, pages, email, languages, chat }).toEqual({
			people: [],
			pages: [],
			email: "hola@example.example",
			languages: ["es", "en"],
			chat: true,
		});
	});

	it("of the review are whole, and Saltillo closes earlier on Fridays", () => {
		const { offices } = answersSchema.parse(
			parse(readFileSync(new URL("../../fixtures/answers/review.yaml", import.meta.url), "utf8")),
		);
		const saltillo = offices.find(({ id }) => id === "saltillo");
		expect(saltillo?.hours).toMatchObject({ thursday: "09:00-18:00", friday: "09:00-17:00", saturday: "closed" });
		expect(saltillo).toMatchObject({ phone: "+528445550140", timeZone: "America/Monterrey", holidays: "MX" });
	});

	it.each<[what: string, changes: Record<string, unknown>, message: string]>([
		["an unknown practice area", { services: ["astrology"] }, 'services.0: "astrology" is not in the catalogue'],
		[
			"a practice area twice",
			{ services: ["immigration", "immigration"] },
			'services.1: "immigration" is there already',
		],
		[
			"law of a country without an office",
			{ services: ["foreign-investment"] },
			"is about the law of Mexico, where the firm has no office",
		],
		["an unknown state", { offices: [{ ...office, state: "ZZ" }] }, 'offices.0.state: "ZZ" is no state'],
		[
			"a phone of the other country",
			{ offices: [{ ...office, phone: "+52 33 5555 0100" }] },
			"is no phone number of ten digits in the United States",
		],
		["a phone that is too short", { offices: [{ ...office, phone: "555 0100" }] }, "is no phone number of ten digits"],
		["two offices of one name", { offices: [office, office] }, 'offices.1: "oakland" is there already'],
		["no office", { offices: [] }, "offices: "],
		[
			"seven offices",
			{ offices: Array.from({ length: 7 }, (_, index) => ({ ...office, name: `No ${index}` })) },
			"offices: ",
		],
		[
			"hours in words",
			{ offices: [{ ...office, hours: { weekdays: "9 to 5" } }] },
			"offices.0.hours.weekdays: must be hours such as",
		],
		[
			"a postal code without its zero",
			{ offices: [{ ...office, postalCode: "9460" }] },
			"offices.0.postalCode: must be the five digits",
		],
		[
			"somebody of no office",
			{ people: [{ name: "Ada Roe", role: { es: "Socia", en: "Partner" }, office: "Reno" }] },
			"people.0.office: Ada Roe works at",
		],
		[
			"no attorney",
			{ people: [{ name: "Ada Roe", role: { es: "Recepción", en: "Reception" }, office: "Oakland", attorney: false }] },
			"people: needs an attorney",
		],
		[
			"a colour by name",
			{ colours: { ground: "navy", accent: "#8a5a1c" } },
			"colours.ground: must be a colour such as",
		],
		["a field that nobody knows", { slogan: "We care" }, "Unrecognized key"],
	])("that have %s say so", (_, changes, message) => {
		expect(problems(changes).join("\n")).toContain(message);
	});
});
