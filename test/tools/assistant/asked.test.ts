import { describe, expect, it } from "vitest";
import { askedFile } from "../../../app/content/schema/asked.ts";
import { askedOf } from "../../../tools/assistant/asked.ts";

const about = { facets: [] };
const passages = [
	{ id: "areas/oakville", kind: "area" as const, about: { ...about, place: "oakville" }, aliases: ["Oakville"] },
	{ id: "areas/oakville/court-1", kind: "area-part" as const, about: { ...about, place: "oakville" }, aliases: [] },
	{ id: "faq/costs", kind: "faq" as const, about, aliases: [] },
];

describe("ways of asking", () => {
	const asked = new Map([
		["areas/*/court-1", { kind: "court" as const, es: ["tribunal de {place}"], en: ["court in {place}"] }],
		["areas/oakville", { kind: "work" as const, es: [], en: ["oakville lawyers"] }],
		["areas/*", { kind: "work" as const, es: ["abogados en {place}"], en: ["lawyers in {place}"] }],
		["faq/costs", { kind: "cost" as const, law: ["north"], es: ["precio"], en: ["price"] }],
		["offices/hours", { kind: "fact" as const, es: ["horario"], en: ["hours"] }],
		["faq/gone", { kind: "cost" as const, es: ["nada"], en: ["nothing"] }],
	]);

	it("are a passage's own, and those that hold for every place, by its name", () => {
		expect(Object.fromEntries(askedOf(passages, ["offices/hours"], asked, "en"))).toEqual({
			"areas/oakville": { kind: "work", ways: ["oakville lawyers", "lawyers in Oakville"] },
			"areas/oakville/court-1": { kind: "court", ways: ["court in Oakville"] },
			"faq/costs": { kind: "cost", law: ["north"], ways: ["price"] },
			"offices/hours": { kind: "fact", ways: ["hours"] },
		});
	});

	it("name their kind, and no field that nobody reads", () => {
		expect(askedFile.safeParse({ "faq/costs": { es: [], en: [] } }).success).toBe(false);
		expect(askedFile.safeParse({ "faq/costs": { kind: "cost", side: "owner", es: [], en: [] } }).success).toBe(false);
		expect(askedFile.safeParse({ "faq/costs": { kind: "cost", es: [], en: [""] } }).success).toBe(false);
	});
});
