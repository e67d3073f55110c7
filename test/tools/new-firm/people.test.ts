import { describe, expect, it } from "vitest";
import { answersSchema } from "../../../tools/new-firm/answers.ts";
import { catalogue } from "../../../tools/new-firm/catalogue.ts";
import { membersOf, personEntry, responsibleOf } from "../../../tools/new-firm/people.ts";
import { serviceEntry } from "../../../tools/new-firm/plan.ts";

const office = (city: string, state: string, phone: string) => ({
	city,
	state,
	street: "1 Example Way",
	postalCode: "94607",
	phone,
	latitude: 30,
	longitude: -110,
	hours: { weekdays: "09:00-17:00" },
});

const areas = Array.from(catalogue.values());
const american = areas.find(({ law }) => law.every((kind) => kind.startsWith("us")));
const mexican = areas.find(({ law }) => law.every((kind) => !kind.startsWith("us")));
if (!american || !mexican) throw new Error("The catalogue has no area of one country alone");

const person = (name: string, where: string, attorney: boolean) => ({
	name,
	role: { es: "Persona", en: "Person" },
	office: where,
	attorney,
});

const answers = answersSchema.parse({
	name: "Example",
	domain: "example.example",
	founded: 2001,
	offices: [office("Oakland", "CA", "(510) 555-0110"), office("Hermosillo", "SON", "662 555 0110")],
	services: [american.id, mexican.id],
	people: [
		person("Ada Roe", "Oakland", false),
		person("Bo Lee", "Oakland", true),
		person("Eva Ruiz", "Hermosillo", true),
	],
});
const members = membersOf(answers);
const entries = members.map((member, index) => personEntry(member, index, answers, "2026-11-20"));

describe("people of a new firm", () => {
	it("have the first attorney to answer for the site, whoever is named first", () => {
		expect(responsibleOf(members).name).toBe("Bo Lee");
	});

	it("stand beside the law that they are licensed for, and who is no attorney beside none", () => {
		expect(entries.map(({ services }) => services)).toEqual([[], [american.id], [mexican.id]]);
		expect(entries.map(({ licences }) => (Array.isArray(licences) ? licences.length : undefined))).toEqual([0, 1, 1]);
	});
});

describe("the title of a service", () => {
	const titleIn = (where: string) => {
		const facts = { where };
		const filling = { facts: { es: facts, en: facts }, conditions: {} };
		return serviceEntry({ ...american, en: { ...american.en, title: "a".repeat(40) } }, 1, "desk", filling).en.title;
	};

	it("says where the firm works, up to sixty characters", () => {
		expect(titleIn("b".repeat(16))).toBe(`${"a".repeat(40)} in ${"b".repeat(16)}`);
		expect(titleIn("b".repeat(17))).toBe("a".repeat(40));
	});
});
