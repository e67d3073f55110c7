import type { Passage, PassageKind } from "../../../../site/corpus/passage.ts";
import { idf, type Knowledge, type Slot } from "../knowledge.ts";
import { chatterStems } from "../text/terms.ts";
import type { Concept } from "./concepts.ts";
import { areaEvidence } from "./practice-area.ts";

/** An entry that may answer, and how well. */
export interface Found {
	entry: Passage;
	score: number;
	/** Share of the question's ideas that the entry has, weighted by their `idf`: 0 to 1. */
	coverage: number;
	/** Similarity to the entry's own question or to a known way of asking it: 0 to 1. */
	similarity: number;
}

/** Kinds of entry that were written to answer a question come before those that were written to be read on. */
const prior: Record<PassageKind, number> = {
	faq: 1,
	"service-question": 0.98,
	service: 0.97,
	firm: 0.96,
	page: 0.94,
	clo: 0.96,
	"page-section": 0.92,
	post: 0.93,
	person: 0.7,
	"service-part": 0.9,
	"clo-part": 0.9,
	area: 0.9,
	case: 0.8,
	"post-section": 0.86,
	video: 0.84,
	"area-part": 0.8,
	furniture: 0,
};

/** A long message wanders: an entry that has this many of its ideas has what it is about. */
const ideasEnough = 4.5;

/** What the parts of a score weigh. Found by search over the tuning questions; see `lab/assistant-eval.ts`. */
export const balance = { points: 0.4, coverage: 0.5, similarity: 0.85, exactness: 1.2, area: 0.15 };

/** From this similarity on a question is put nearly as the site puts it, which counts more than what else it has. */
const nearlyExact = 0.75;

/** How much of a known idea an unknown one weighs, beside none, one, two or more known topics: names, asides, typing. */
const unknownShare = [3, 1.2, 0.6, 0.25];

/** What all ideas of a question weigh together. */
function wholeOf(concepts: readonly Concept[]): number {
	const known = concepts.filter((concept) => !concept.unknown);
	const sum = known.reduce((total, { weight, rarity }) => total + weight * rarity, 0);
	const unknown = concepts.length - known.length;
	if (known.length === 0) return unknown;
	const mean = sum / known.length;
	const topics = known.filter(({ role }) => role === "topic").length;
	const share = unknownShare[Math.min(topics, unknownShare.length - 1)] ?? 0;
	return Math.min(sum + Math.min(unknown, 3) * mean * share, mean * ideasEnough);
}

/** All entries that share an idea with the question, the best first. */
export function rank(knowledge: Knowledge, concepts: readonly Concept[]): Found[] {
	const whole = wholeOf(concepts);
	if (whole === 0) return [];

	const matches = new Map<string, { points: number; covered: number }>();
	for (const { terms, weight, rarity } of concepts) {
		const best = new Map<string, { points: number; share: number }>();
		for (const [term, share] of terms) {
			for (const result of knowledge.search.search(term)) {
				const points = result.score * share;
				const known = best.get(result.id);
				best.set(result.id, {
					points: Math.max(points, known?.points ?? 0),
					share: Math.max(share, known?.share ?? 0),
				});
			}
		}
		for (const [id, { points, share }] of best) {
			const sum = matches.get(id) ?? { points: 0, covered: 0 };
			sum.points += points * weight;
			sum.covered += share * weight * rarity;
			matches.set(id, sum);
		}
	}

	const evidence = areaEvidence(knowledge, concepts);
	const similarities = similarityOf(knowledge, concepts, whole);
	const found: Found[] = [];
	for (const [id, { points, covered }] of matches) {
		const entry = knowledge.byId.get(id);
		if (!entry) continue;
		const coverage = Math.min(1, covered / whole);
		const similarity = similarities.get(id) ?? 0;
		const areaShare = entry.about.service === undefined ? 0 : (evidence.get(entry.about.service) ?? 0);
		const base =
			balance.points * Math.min(1.5, points / (whole * 2.5)) +
			balance.coverage * coverage +
			balance.similarity * (similarity + balance.exactness * Math.max(0, similarity - nearlyExact));
		found.push({
			entry,
			coverage,
			similarity,
			score: base * prior[entry.kind] * (1 + balance.area * areaShare),
		});
	}
	return found.sort((a, b) => b.score - a.score);
}

/** How much a slot of a phrase bears on its topic: its stem of the highest `idf`, if that is one people ask about. */
function bearing({ ideas, isExpression }: Slot, knowledge: Knowledge): number {
	const { locale, topical } = knowledge;
	const weigh = (term: string) =>
		idf(knowledge, term) * (chatterStems(locale).has(term) ? 0.25 : topical.has(term) ? 1 : 0.4);
	const weight = Math.max(...ideas.flat().map(weigh));
	return isExpression ? Math.min(4, weight) : weight;
}

/** How far a question has what a slot says. */
function filled({ ideas }: Slot, has: ReadonlyMap<string, number>): number {
	const of = (term: string) => has.get(term) ?? 0;
	return ideas.reduce((sum, idea) => sum + Math.max(0, ...idea.map(of)), 0) / ideas.length;
}

/** For each entry, the best match of the question with a phrase: the harmonic mean of what each has of the other. */
function similarityOf(knowledge: Knowledge, concepts: readonly Concept[], whole: number): Map<string, number> {
	const has = new Map<string, number>();
	for (const { terms } of concepts) {
		for (const [term, share] of terms) has.set(term, Math.max(share, has.get(term) ?? 0));
	}
	const best = new Map<string, number>();
	for (const { passage, slots } of knowledge.phrases) {
		const stems = new Set(slots.flatMap(({ ideas }) => ideas.flat()));
		let shared = 0;
		for (const { terms, weight, rarity } of concepts) {
			let share = 0;
			for (const [term, counts] of terms) if (counts > share && stems.has(term)) share = counts;
			shared += share * weight * rarity;
		}
		if (shared === 0) continue;
		let total = 0;
		let matched = 0;
		for (const slot of slots) {
			const weight = bearing(slot, knowledge);
			total += weight;
			matched += weight * filled(slot, has);
		}
		const ofQuestion = Math.min(1, shared / whole);
		const ofPhrase = matched / total;
		const similarity = ofPhrase === 0 ? 0 : (2 * ofQuestion * ofPhrase) / (ofQuestion + ofPhrase);
		if (similarity > (best.get(passage) ?? 0)) best.set(passage, similarity);
	}
	return best;
}
