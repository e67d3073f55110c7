import { describe, expect, it } from "vitest";
import { lawNamed } from "../../../../../app/.server/assistant/embedded/retrieve/law-named.ts";
import { firm } from "../../../../../app/site/content/content.server.ts";
import { smallKnowledge } from "./knowledge.ts";

const knowledge = smallKnowledge({
	"areas/oakville": { place: "Oakville", ways: ["lawyers in oakville"] },
	"areas/oakville/body-1": { law: ["oak-law"], ways: ["owners' association in oakville"] },
});
const [office] = firm.offices;
const abroad = firm.offices.find(({ country }) => country !== office?.country);

describe("the law that a message is under", () => {
	it.each([
		["an office's city", `a tenant in ${office?.city} owes me`, office?.licensed[0]],
		["a place that the firm serves", "the owners' association in Oakville fines me", "oak-law"],
		[
			"what only one country has",
			"he owes me 90 mil pesos",
			firm.offices.find(({ country }) => country === "MX")?.licensed[0],
		],
		["nothing", "a tenant owes me", undefined],
		["two places", `from ${office?.city} to ${abroad?.city}`, undefined],
	])("is named by %s", (_, message, law) => {
		expect(lawNamed(message, knowledge, firm)).toBe(law);
	});
});
