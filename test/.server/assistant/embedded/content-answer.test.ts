import { beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../../app/.server/assistant/embedded/answer.ts";
import { type Asking, contentAnswer } from "../../../../app/.server/assistant/embedded/content-answer.ts";
import type { Knowledge, Source } from "../../../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { Found } from "../../../../app/.server/assistant/embedded/retrieve/retrieve.ts";
import type { Passage } from "../../../../app/site/corpus/passage.ts";
import { builtLibrary } from "./library.ts";

let library: Library;
let knowledge: Knowledge;
let read: Passage;
let other: Passage;
beforeAll(async () => {
	library = await builtLibrary();
	knowledge = await library.knowledge("en");
	const [one, two] = knowledge.passages.filter(({ kind }) => kind === "service-question");
	if (!one || !two) throw new Error("The firm answers no two questions on its services");
	[read, other] = [one, two];
});

const sourceOf = ({ id }: Passage): Source => {
	const source = knowledge.sources.get(id);
	if (!source) throw new Error(`${id} cannot be found`);
	return source;
};
const foundOf = (passage: Passage, score: number): Found => ({ source: sourceOf(passage), score, share: 0.9 });

/** The answer to what is asked on after one passage was quoted; found are both, the better one first. */
function askedOn(message: string, found: readonly Passage[]): string {
	const asking: Asking = {
		firm: library.firm,
		locale: "en",
		knowledge,
		message,
		before: "the question before",
		said: [],
		now: new Date("2026-11-20T16:00:00Z"),
		shown: new Set([read.id]),
		facts: false,
		isOwnField: true,
	};
	return contentAnswer(
		"ordinary",
		found.map((passage, at) => foundOf(passage, -at)),
		asking,
	).text;
}

describe("who asks on", () => {
	const back = () => `That is in [${read.title}](${read.href})`;

	it("is led back to what was quoted before where that fits best, and shown what fits next", () => {
		const text = askedOn("what about it", [read, other]);
		expect(text).toContain(back());
		expect(text.indexOf(back())).toBeLessThan(text.indexOf(`](${other.href})`));
	});

	it("is not shown it again beside what fits better", () => {
		const text = askedOn("what about it", [other, read]);
		expect(text).toContain(`](${other.href})`);
		expect(text).not.toContain(`](${read.href})`);
	});
});
