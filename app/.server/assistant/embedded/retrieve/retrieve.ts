import { type NaiveBayes, scoresOf, wordFeatures } from "../learn/naive-bayes.ts";
import { type About, anyLabel, type Facet, facets, type Knowledge, type Source } from "./knowledge.ts";

/** What is looked for. */
export interface Query {
	text: string;
	/** What was said before, how much it counts beside the text, from 0 to 1, and the topics that it was about. */
	before?: { text: string; weight: number; topics: ReadonlySet<string> };
	/** The law that it is under, where it says so. */
	law?: string | undefined;
	/** Asks for facts of the firm rather than for what the law says. */
	facts?: boolean;
}

/** A source, and how well it answers. */
export interface Found {
	source: Source;
	/** Higher is better; only differences mean something. */
	score: number;
	/** How likely it is the best answer: from 0 to 1. */
	share: number;
}

/** How much a disagreement counts. Found on ways of asking that were kept away from the models: docs/decisions/0005. */
const facetWeight = { alone: 0.25, followUp: 0.5 };
/** How much it counts to be a fact where facts are asked for. */
const factBonus = 0.35;
/** How much it counts to be of the topic of the conversation. */
const stayBonus = 0.4;
/** How much it counts that a passage states the law of another state than the message is under. */
const lawMalus = 0.5;
/** A line on a matter that the firm handles answers less than a passage that treats it. */
const briefMalus = 0.15;
/** Scores are means of logarithms over words; so many of them make a likelihood. */
const sharpness = 9;
const mostFound = 16;

/** What answers a message, the best first; nothing when none of its words is known. */
export function retrieve({ text, before, law, facts = false }: Query, knowledge: Knowledge): Found[] {
	const { answers, sources, about, locale } = knowledge;
	const features = wordFeatures(text, locale);
	const scores = scoresOf(features, answers);
	const earlier = before ? scoresOf(wordFeatures(before.text, locale), answers) : [];
	const { weight } = before && earlier.length > 0 ? before : { weight: 0 };
	const asked = askedIn(features, knowledge);
	const found = answers.labels.flatMap((id, label) => {
		const source = sources.get(id);
		if (!source || (scores.length === 0 && earlier.length === 0)) return [];
		const fits = (1 - weight) * (scores[label] ?? 0) + weight * (earlier[label] ?? 0);
		const disagreement = (before ? facetWeight.followUp : facetWeight.alone) * disagreementOf(asked, about[id]);
		const stays = before?.topics.has(source.topic) ? stayBonus : 0;
		const bonus = facts && about[id]?.kind === "fact" ? factBonus : 0;
		const brief = source.type === "passage" && source.brief ? briefMalus : 0;
		return [
			{ source, score: fits - disagreement + stays + bonus - brief - (isUnderAnother(law, about[id]) ? lawMalus : 0) },
		];
	});
	const best = found.toSorted((a, b) => b.score - a.score).slice(0, mostFound);
	const highest = best[0]?.score ?? 0;
	const powers = best.map(({ score }) => Math.exp((score - highest) * sharpness));
	const sum = powers.reduce((total, power) => total + power, 0);
	return best.map((each, index) => ({ ...each, share: (powers[index] ?? 0) / sum }));
}

/** Whether a passage is bound to one law, and that is not the one of the message. What goes from one to the other is for both. */
function isUnderAnother(law: string | undefined, about: About | undefined): boolean {
	return law !== undefined && about?.law?.length === 1 && !about.law.includes(law) && !about.law[0]?.includes("-to-");
}

type Asked = Record<Facet, ReadonlyMap<string, number>>;

/** For each facet its labels, each with how far it stays behind the likeliest. */
function askedIn(features: readonly string[], { facets: models }: Knowledge): Asked {
	const read = (model: NaiveBayes) => {
		const scores = scoresOf(features, model);
		const highest = Math.max(...scores);
		return new Map(scores.map((score, label) => [model.labels[label] ?? "", highest - score]));
	};
	return { kind: read(models.kind), roles: read(models.roles), law: read(models.law), act: read(models.act) };
}

/** How far a passage is from what is asked: for each facet, how far its own label stays behind. */
function disagreementOf(asked: Asked, about: About | undefined): number {
	return facets.reduce((sum, facet) => {
		const own = about?.[facet];
		if (own === undefined) return sum;
		const labels = typeof own === "string" ? [own] : own;
		const behind = [...labels, anyLabel].map((label) => asked[facet].get(label) ?? 0);
		return sum + Math.min(...behind);
	}, 0);
}
