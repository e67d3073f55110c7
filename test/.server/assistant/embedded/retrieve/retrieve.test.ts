import { describe, expect, it } from "vitest";
import { type Query, retrieve } from "../../../../../app/.server/assistant/embedded/retrieve/retrieve.ts";
import { smallKnowledge } from "./knowledge.ts";

const knowledge = smallKnowledge({
	"faq/deposit": { kind: "deadline", ways: ["how many days to return a deposit", "landlord keeps my deposit"] },
	"faq/eviction-north": {
		kind: "steps",
		law: ["north"],
		act: "evict",
		ways: ["how to evict a tenant", "tenant stopped paying rent"],
	},
	"faq/eviction-south": {
		kind: "steps",
		law: ["south"],
		act: "evict",
		ways: ["how to evict a tenant", "tenant stopped paying the rent"],
	},
	"faq/across": {
		kind: "rule",
		law: ["north-to-south"],
		ways: ["enforce a judgment abroad", "judgment in the other state"],
	},
	"faq/fees": { kind: "cost", ways: ["how much does a lawyer cost", "fees and prices"] },
	"rent/fees": { kind: "cost", ways: ["cost of an eviction", "price for a lease review"] },
	"rent/steps": { kind: "steps", ways: ["steps of a lease dispute"] },
});
const ids = (query: Query) => retrieve(query, knowledge).map(({ source }) => source.id);

describe("retrieving", () => {
	it("finds what people ask in these words", () => {
		expect(ids({ text: "my landlord will not return the deposit" })[0]).toBe("faq/deposit");
	});

	it("finds nothing for words that nobody taught it", () => {
		expect(ids({ text: "zzqx qqyy" })).toEqual([]);
	});

	it("prefers the law that a message is under, and what goes from one to the other stays", () => {
		const text = "how do i evict my tenant";
		expect(ids({ text, law: "south" })[0]).toBe("faq/eviction-south");
		expect(ids({ text, law: "north" })[0]).toBe("faq/eviction-north");
		expect(ids({ text: "enforce my judgment", law: "south" })[0]).toBe("faq/across");
	});

	it("stays with the topic of the conversation in a follow-up", () => {
		const before = {
			text: "review of my lease",
			is: "conversation" as const,
			topics: new Set(["rent/steps", "rent/fees"]),
		};
		expect(ids({ text: "what does it cost" })[0]).toBe("faq/fees");
		expect(ids({ text: "what does it cost", before })[0]).toBe("rent/fees");
	});

	it("keeps the side that was told earlier in the conversation", () => {
		const sided = smallKnowledge({
			"rent/for-tenants": { kind: "steps", roles: ["tenant"], ways: ["locks changed", "things left in the house"] },
			"rent/for-landlords": { kind: "steps", roles: ["landlord"], ways: ["locks changed", "things left in the house"] },
		});
		const first = (text: string) => {
			const before = { text, is: "conversation" as const, topics: new Set<string>() };
			return retrieve({ text: "and the things left in the house", before }, sided)[0]?.source.id;
		};
		expect(first("my tenant is gone and I want the locks changed")).toBe("rent/for-landlords");
		expect(first("my landlord had the locks changed")).toBe("rent/for-tenants");
	});

	it("leans on how the conversation began, more than on what was said since", () => {
		const before = { text: "and what of that", is: "conversation" as const, topics: new Set<string>() };
		const opening = "my landlord keeps my deposit";
		expect(ids({ text: "and in how many steps", before: { ...before, opening } })).toContain("faq/deposit");
		expect(ids({ text: "and in how many steps", before: { ...before, opening } }).indexOf("faq/deposit")).toBeLessThan(
			ids({ text: "and in how many steps", before }).indexOf("faq/deposit"),
		);
	});

	it("gives a follow-up the kind of thing that it asks for", () => {
		const before = { text: "lease dispute", is: "conversation" as const, topics: new Set(["rent/steps", "rent/fees"]) };
		const found = ids({ text: "how much does it cost", before });
		expect(found.indexOf("rent/fees")).toBeLessThan(found.indexOf("rent/steps"));
	});

	it("gives shares of one among what it found, the best first", () => {
		const found = retrieve({ text: "how many days for the deposit" }, knowledge);
		expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
		expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
	});
});
