import { beforeAll, describe, expect, it } from "vitest";
import type { Knowledge } from "../../../../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { Found } from "../../../../../app/.server/assistant/embedded/retrieve/retrieve.ts";
import { serviceAskedFor } from "../../../../../app/.server/assistant/embedded/retrieve/service-asked-for.ts";
import type { Passage } from "../../../../../app/site/corpus/passage.ts";
import { builtLibrary } from "../library.ts";

let knowledge: Knowledge;
let page: Passage;
beforeAll(async () => {
	knowledge = await (await builtLibrary()).knowledge("en");
	const [first] = passages().filter(({ kind }) => kind === "service");
	if (!first) throw new Error("The firm has no service");
	page = first;
});

function passages(): Passage[] {
	return [...knowledge.sources.values()].flatMap((source) => (source.type === "passage" ? [source.passage] : []));
}

/** Parts of a page, each found as surely as said. */
function parts(share: number, number: number): Found[] {
	return [...knowledge.sources.values()]
		.filter((source) => source.type === "passage" && isPart(source.passage))
		.slice(0, number)
		.map((source) => ({ source, score: 1, share }));
}

const isPart = ({ kind, about }: Passage) => kind === "service-question" && about.service === page.about.service;

describe("the service that the firm is asked for", () => {
	const message = "my tenant owes me three months, do you guys handle this";

	it("is the one that most of what was found belongs to", () => {
		expect(serviceAskedFor(message, parts(0.3, 2), knowledge)).toBe(page);
		expect(serviceAskedFor("¿Ustedes llevan este tipo de asuntos?", parts(0.9, 1), knowledge)).toBe(page);
	});

	it("is none where what was found is of many", () => {
		expect(serviceAskedFor(message, parts(0.1, 2), knowledge)).toBeUndefined();
	});

	it("is none where nobody asks the firm to do anything", () => {
		expect(serviceAskedFor("my tenant owes me three months, what can I do", parts(0.9, 1), knowledge)).toBeUndefined();
	});
});
