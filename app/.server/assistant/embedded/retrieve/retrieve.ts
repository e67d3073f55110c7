import { type NaiveBayes, scoresOf, wordFeatures } from "../learn/naive-bayes.ts";
import { type About, anyLabel, type Facet, facets, type Knowledge, type Source } from "./knowledge.ts";

/** What is looked for. */
export interface Query {
	text: string;
	/** What a follow-up asks anew: it says what kind of question it is, and under which law. */
	followUp?: string;
	/** Topics of the conversation so far, which a follow-up stays with. */
	near?: ReadonlySet<string>;
	/** Ids of what was shown already. */
	shown?: ReadonlySet<string>;
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
const facetWeight = { own: 0.2, followUp: 0.6 };
/** How much it counts to be of the topic of the conversation. */
const nearWeight = 1.2;
/** Scores are means of logarithms over words; so many of them make a likelihood. */
const sharpness = 9;
const mostFound = 12;

/** What answers a message, the best first; nothing when none of its words is known. */
export function retrieve({ text, followUp, near, shown }: Query, knowledge: Knowledge): Found[] {
	const { answers, sources, about, locale } = knowledge;
	const features = wordFeatures(text, locale);
	const scores = scoresOf(features, answers);
	const asked = askedIn(features, knowledge);
	const anew = followUp === undefined ? undefined : askedIn(wordFeatures(followUp, locale), knowledge);
	const found = scores.flatMap((score, label) => {
		const id = answers.labels[label] ?? "";
		const source = sources.get(id);
		if (!source || shown?.has(id)) return [];
		const disagreement =
			facetWeight.own * disagreementOf(asked, about[id]) +
			(anew ? facetWeight.followUp * disagreementOf(anew, about[id]) : 0);
		const stays = near?.has(source.topic) ? nearWeight : 0;
		return [{ source, score: score - disagreement + stays }];
	});
	const best = found.toSorted((a, b) => b.score - a.score).slice(0, mostFound);
	const highest = best[0]?.score ?? 0;
	const powers = best.map(({ score }) => Math.exp((score - highest) * sharpness));
	const sum = powers.reduce((total, power) => total + power, 0);
	return best.map((each, index) => ({ ...each, share: (powers[index] ?? 0) / sum }));
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
		return sum + Math.min(...[...labels, anyLabel].map((label) => asked[facet].get(label) ?? Number.POSITIVE_INFINITY), 3);
	}, 0);
}
