import { describe, expect, it } from "vitest";
import { retrieve } from "../../../../../app/.server/assistant/embedded/retrieve/retrieve.ts";
import { retrieveEach } from "../../../../../app/.server/assistant/embedded/retrieve/retrieve-each.ts";
import { smallKnowledge } from "./knowledge.ts";

const knowledge = smallKnowledge({
	"faq/unpaid-work": {
		ways: ["my client owes me for the remodel", "unpaid for a remodel job", "client will not pay the remodel"],
	},
	"faq/court": { ways: ["which court should I sue in", "where do I file suit", "which court is it"] },
	"faq/proof": { ways: ["do messages count as proof", "is an email valid proof", "what serves as proof"] },
	"faq/deposit": { ways: ["landlord keeps my deposit", "when is a deposit returned"] },
});
const story = "My client owes me for a remodel job, the whole remodel is unpaid, he will not pay.";
const found = (questions: string[]) => retrieveEach({ text: [story, ...questions].join(" ") }, questions, knowledge);

describe("retrieving each thing that is asked", () => {
	it("finds the passage of every question, and marks it", () => {
		const answers = found(["Which court should I file in?", "Do the messages count as proof?"]);
		const asked = answers.filter((each) => each.asked).map(({ source }) => source.id);
		expect(asked).toEqual(expect.arrayContaining(["faq/court", "faq/proof"]));
	});

	it("finds each passage once", () => {
		const ids = found(["Which court is it?", "Which court should I sue in?"]).map(({ source }) => source.id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("goes by the whole message where nothing is asked, or nothing that is known", () => {
		expect(found([])[0]?.source.id).toBe("faq/unpaid-work");
		expect(found([]).some((each) => each.asked)).toBe(false);
		expect(found(["Zzqx qqyy wwzz kkll?"])[0]?.source.id).toBe("faq/unpaid-work");
	});
});

describe("retrieving what leans on the conversation", () => {
	const before = { text: story, is: "conversation" as const, topics: new Set(["faq/unpaid-work"]) };
	const best = (text: string) => retrieve({ text, before }, knowledge)[0]?.source.id;

	it("goes by the message where that says plainly what is meant", () => {
		expect(best("Does an email or do messages count as valid proof?")).toBe("faq/proof");
	});

	it("stays with what was said where the message says little", () => {
		expect(best("and the proof?")).toBe("faq/unpaid-work");
		expect(best("and what if he never answers us about any of it")).toBe("faq/unpaid-work");
	});
});
