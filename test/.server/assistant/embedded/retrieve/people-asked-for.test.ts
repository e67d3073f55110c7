import { beforeAll, describe, expect, it } from "vitest";
import type { Knowledge } from "../../../../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import { peopleAskedFor } from "../../../../../app/.server/assistant/embedded/retrieve/people-asked-for.ts";
import type { Found } from "../../../../../app/.server/assistant/embedded/retrieve/retrieve.ts";
import type { Passage } from "../../../../../app/site/corpus/passage.ts";
import { builtLibrary } from "../library.ts";

let knowledge: Knowledge;
let people: Passage[];
let attorneys: Passage[];
beforeAll(async () => {
	knowledge = await (await builtLibrary()).knowledge("en");
	people = [...knowledge.sources.values()].flatMap((source) =>
		source.type === "passage" && source.passage.kind === "person" ? [source.passage] : [],
	);
	attorneys = people.filter(({ about }) => about.services !== undefined);
});

const asked = (message: string, found: readonly Found[] = [], said: readonly string[] = []) =>
	peopleAskedFor(message, found, { said, facts: true }, knowledge).map(({ title }) => title);

/** Something of the main area of an attorney, found as surely as said. */
function ofTheArea({ about }: Passage, share: number): Found[] {
	const [service] = about.services ?? [];
	return [...knowledge.sources.values()]
		.filter((source) => source.type === "passage" && source.passage.about.service === service)
		.slice(0, 1)
		.map((source) => ({ source, score: 1, share }));
}

describe("who is asked for", () => {
	it("is every attorney, and nobody else, where all are", () => {
		expect(attorneys.length).toBeLessThan(people.length);
		expect(asked("which of your lawyers have a license here")).toEqual(attorneys.map(({ title }) => title));
	});

	it("is whoever works in an area that is plain, their main area first", () => {
		const [, second] = attorneys;
		if (!second) throw new Error("The firm has one attorney");
		expect(asked("which of your attorneys see these cases", ofTheArea(second, 0.9)).length).toBeLessThan(
			attorneys.length,
		);
		for (const each of attorneys)
			expect(asked("which of your attorneys see these cases", ofTheArea(each, 0.9))[0]).toBe(each.title);
		expect(asked("which of your attorneys see these cases", ofTheArea(second, 0.1))).toHaveLength(attorneys.length);
	});

	it("is one of them where one is, and who leads the firm where that is asked", () => {
		for (const each of attorneys) expect(asked("who handles this", ofTheArea(each, 0.5))).toEqual([each.title]);
		expect(asked("who is the boss there")).toEqual([people[0]?.title]);
		expect(asked("who is the boss, and which lawyers are there")[0]).toBe(people[0]?.title);
	});

	it("is the one who was just named", () => {
		const last = people.at(-1);
		expect(asked("does she speak Spanish", [], [`[${last?.title}](${last?.href})`])).toEqual([last?.title]);
	});

	it("is nobody where no facts are asked for", () => {
		expect(peopleAskedFor("which lawyers", [], { said: [], facts: false }, knowledge)).toEqual([]);
		expect(asked("how long does it take")).toEqual([]);
	});
});
