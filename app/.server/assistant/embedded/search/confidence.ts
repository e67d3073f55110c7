import type { Entry } from "../entries/entry.ts";
import type { Concept } from "./concepts.ts";
import type { Found } from "./rank.ts";

/** From here on an entry is quoted. */
export const confident = {
	similarity: 0.78,
	score: 0.85,
	fieldSimilarity: 0.28,
	fieldCoverage: 0.6,
	dailySimilarity: 0.55,
	dailyCoverage: 0.7,
	oneWordSimilarity: 0.85,
};

/** From here on an entry is named as the nearest thing, with the word that it may not be it. */
const plausible = { score: 0.55, similarity: 0.4, dailyScore: 0.9, dailyCoverage: 0.6 };

/** Ideas that a question is about, and how many of its words nobody knows. */
function weigh(concepts: readonly Concept[]) {
	return {
		topics: concepts.filter(({ role, unknown }) => role !== "aside" && role !== "place" && !unknown),
		unknown: concepts.filter(({ role, unknown }) => unknown && role !== "place").length,
		ofTheField: concepts.some(({ ofTheField }) => ofTheField),
	};
}

/**
 * Whether an entry answers a question well enough to be quoted. A question with an idea of the firm's field needs a fair
 * match; one made of words of daily life must be very like a question that the site answers.
 */
export function isConfident({ entry, similarity, coverage, score }: Found, concepts: readonly Concept[]): boolean {
	const { topics, unknown, ofTheField } = weigh(concepts);
	// Guesses alone are no ground: “canta” is no letter.
	if (topics.length > 0 && topics.every(({ guessed }) => guessed)) return false;
	// “Do you serve Katy?” has no topic but the place.
	if (topics.length === 0 && unknown === 0 && entry.place !== undefined) return similarity >= confident.dailySimilarity;
	if (ofTheField) {
		if (similarity >= confident.similarity && unknown <= topics.length) return true;
		return score >= confident.score && (similarity >= confident.fieldSimilarity || coverage >= confident.fieldCoverage);
	}
	if (unknown > 0 || coverage < confident.dailyCoverage) return false;
	return similarity >= (topics.length > 1 ? confident.dailySimilarity : confident.oneWordSimilarity);
}

/** Whether an entry is near enough to a question to be named. */
export function isPlausible({ similarity, coverage, score }: Found, concepts: readonly Concept[]): boolean {
	const { topics, unknown, ofTheField } = weigh(concepts);
	if (topics.length === 0 || topics.every(({ guessed }) => guessed)) return false;
	if (ofTheField) return score >= plausible.score;
	if (unknown < topics.length && similarity >= plausible.similarity) return true;
	return score >= plausible.dailyScore && coverage >= plausible.dailyCoverage;
}

/** Entries that put a question and answer it. */
export function isQuestion({ kind }: Entry): boolean {
	return kind === "faq" || kind === "service-question";
}

/** Entries that inform on a topic, rather than on a person or the firm. */
export function isGeneral({ kind }: Entry): boolean {
	return generalKinds.has(kind);
}

const generalKinds: ReadonlySet<Entry["kind"]> = new Set([
	"faq",
	"service",
	"service-part",
	"service-question",
	"post",
	"post-section",
	"clo",
	"clo-part",
]);
