import { beforeAll, describe, expect, it } from "vitest";
import { daysToAnswer } from "../../../../../app/.server/assistant/embedded/retrieve/days-to-answer.ts";
import type { Knowledge } from "../../../../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { Passage } from "../../../../../app/site/corpus/passage.ts";
import { builtLibrary } from "../library.ts";

let knowledge: Knowledge;
let deadline: Passage;
let other: Passage;
beforeAll(async () => {
	const [one, two] = (await (await builtLibrary()).knowledge("en")).passages;
	if (!one || !two) throw new Error("The firm has no two passages");
	[deadline, other] = [one, two];
	const built = await (await builtLibrary()).knowledge("en");
	knowledge = {
		...built,
		about: { [deadline.id]: { kind: "deadline", act: "answer", roles: ["sued"] }, [other.id]: { act: "answer" } },
	};
});

const nothing = new Set<string>();

describe("the days to answer a lawsuit", () => {
	it("are told to whoever says that they were sued and is shown something else", () => {
		const told = "a homeowner is suing me over my work, may I inspect it first";
		expect(daysToAnswer(told, knowledge, { shown: nothing, quoted: [other] })?.id).toBe(deadline.id);
	});

	it("are told once, and not beside a passage that says them", () => {
		const told = "we got served and they are wrong";
		expect(daysToAnswer(told, knowledge, { shown: new Set([deadline.id]), quoted: [] })).toBeUndefined();
		expect(daysToAnswer(told, knowledge, { shown: nothing, quoted: [deadline] })).toBeUndefined();
	});

	it("are not told to others", () => {
		const told = "I want to sue a homeowner over my work";
		expect(daysToAnswer(told, knowledge, { shown: nothing, quoted: [] })).toBeUndefined();
	});
});
