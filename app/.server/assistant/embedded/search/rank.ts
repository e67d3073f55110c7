import type { Entry, EntryKind, Facet } from "../entries/entry.ts";
import { type Knowledge, weightOf } from "../knowledge.ts";
import type { Concept } from "./concepts.ts";

/** An entry that may answer, and how well. */
export interface Found {
	entry: Entry;
	score: number;
	/** Share of the question's ideas that the entry has, weighted by how telling they are: 0 to 1. */
	coverage: number;
	/** Likeness to the entry's own question or to a known way of asking it: 0 to 1. */
	likeness: number;
}

/** What of a question matters beside its ideas. */
export interface Wish {
	concepts: readonly Concept[];
	facets: ReadonlySet<Facet>;
	/** Entries that the conversation is about get more. */
	favour?: (entry: Entry) => number;
}

/** Kinds of entry that were written to answer a question come before those that were written to be read on. */
const prior: Record<EntryKind, number> = {
	faq: 1,
	"service-question": 0.98,
	service: 0.97,
	firm: 0.96,
	page: 0.94,
	clo: 0.96,
	"page-section": 0.92,
	post: 0.93,
	person: 0.92,
	"service-part": 0.9,
	"clo-part": 0.9,
	area: 0.9,
	case: 0.86,
	"post-section": 0.86,
	video: 0.84,
	"area-part": 0.8,
};

/** All entries that share an idea with the question, the best first. */
export function rank(knowledge: Knowledge, { concepts, facets, favour }: Wish): Found[] {
	const whole = concepts.reduce((sum, { weight, rarity }) => sum + weight * rarity, 0);
	if (whole === 0) return [];

	const matches = new Map<number, { points: number; covered: number }>();
	for (const { terms, weight, rarity } of concepts) {
		const best = new Map<number, { points: number; share: number }>();
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

	const likenesses = likenessOf(knowledge, concepts, whole);
	const found: Found[] = [];
	for (const [id, { points, covered }] of matches) {
		const entry = knowledge.entries[id];
		if (!entry) continue;
		const coverage = covered / whole;
		const likeness = likenesses.get(id) ?? 0;
		const facetBonus = entry.facets.some((facet) => facets.has(facet)) ? 1.2 : 1;
		const base = 0.45 * Math.min(1.5, points / (whole * 2.5)) + 0.4 * coverage + 0.75 * likeness;
		found.push({ entry, coverage, likeness, score: base * prior[entry.kind] * facetBonus * (favour?.(entry) ?? 1) });
	}
	return found.sort((a, b) => b.score - a.score);
}

/** For each entry, the best match of the question with a phrase: the harmonic mean of what each has of the other. */
function likenessOf(knowledge: Knowledge, concepts: readonly Concept[], whole: number): Map<number, number> {
	const best = new Map<number, number>();
	for (const { entry, stems } of knowledge.phrases) {
		let shared = 0;
		const met = new Map<string, number>();
		for (const { terms, weight, rarity } of concepts) {
			let share = 0;
			for (const [term, counts] of terms) {
				if (!stems.has(term)) continue;
				share = Math.max(share, counts);
				met.set(term, Math.max(counts, met.get(term) ?? 0));
			}
			shared += share * weight * rarity;
		}
		if (shared === 0) continue;
		let total = 0;
		let matched = 0;
		for (const term of stems) {
			const telling = weightOf(knowledge, term);
			total += telling;
			matched += telling * (met.get(term) ?? 0);
		}
		const ofQuestion = shared / whole;
		const ofPhrase = matched / total;
		const likeness = (2 * ofQuestion * ofPhrase) / (ofQuestion + ofPhrase);
		if (likeness > (best.get(entry) ?? 0)) best.set(entry, likeness);
	}
	return best;
}
