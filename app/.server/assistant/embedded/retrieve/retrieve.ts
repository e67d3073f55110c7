import { scoresOf, wordFeatures } from "../learn/naive-bayes.ts";
import type { About, Knowledge, Source } from "./knowledge.ts";
import { otherSide } from "./sides.ts";

/** A search. */
export interface Query {
	text: string;
	/** The text that this one depends on, what it is, the topics it was about, and how it began. */
	before?: { text: string; is: keyof typeof contextWeights; topics: ReadonlySet<string>; opening?: string };
	/** The law that it is under, if it says so. */
	law?: string | undefined;
	/** Asks for facts of the firm rather than for what the law says. */
	facts?: boolean;
}

/** A source and how well it answers. */
export interface Found {
	source: Source;
	/** Higher is better; only differences mean something. */
	score: number;
	/** How likely it is the best answer: from 0 to 1. */
	share: number;
	/** Answers one of several questions in a message. */
	asked?: boolean;
}

/** The bonus for facts when facts are asked for. */
const factBonus = 0.35;
/**
 * Weights for a text that depends on another: of the text alone, of the other one (for a conversation its first
 * message, which says what it is about), and of both read as one; then the bonus for staying on its topics, and the
 * penalty for a passage of another kind than is asked for. A question depends on its message, “how much?”, the more the
 * shorter it is; a message depends on its conversation.
 */
const contextWeights = {
	conversation: { alone: 0.35, before: 0.25, together: 0.4, stay: 0.1, kind: 0.25 },
	message: { alone: 0.5, before: 0.5, together: 0, stay: 0.4, kind: 0.5 },
	messageOfFew: { alone: 0.3, before: 0.7, together: 0, stay: 0.4, kind: 0.5 },
};
/** The penalty for a passage of another kind than is asked for, if the text depends on no other. */
const kindPenalty = 0.25;
/** The penalty for a passage that states the law of a state other than the message's. */
const lawPenalty = 0.5;
/** The penalty for a passage that is for the other side of the matter. */
const sidePenalty = 0.2;
/**
 * The penalty for a video, or for a line about a place or a matter the firm handles: it answers less than a passage on
 * the subject.
 */
const asidePenalty = 0.15;
/** Scores are means of logarithms over words. Multiplied by this, they give a log-likelihood. */
const sharpness = 8;
const mostFound = 16;

/** The answers to a message, best first. Empty if none of its words is known. */
export function retrieve({ text, before, law, facts = false }: Query, knowledge: Knowledge): Found[] {
	const { answers, sources, about, locale } = knowledge;
	const whole = before ? `${before.text}\n${text}` : text;
	const scores = (each: string) => scoresOf(wordFeatures(each, locale), answers);
	const weights = before && contextWeights[before.is];
	const alone = scores(text);
	const earlier = before ? scores(before.opening ?? before.text) : [];
	const together = weights?.together ? scores(whole) : alone;
	const behind = kindsBehind(text, knowledge);
	const isForOther = otherSide(whole);
	const found = answers.labels.flatMap((id, label) => {
		const source = sources.get(id);
		if (!source || (alone.length === 0 && earlier.length === 0)) return [];
		const [own = 0, both = 0, other = 0] = [alone[label], together[label], earlier[label]];
		const fits = weights ? weights.alone * own + weights.before * other + weights.together * both : own;
		const stays = before?.topics.has(source.topic) ? (weights?.stay ?? 0) : 0;
		const kind = (weights?.kind ?? kindPenalty) * behind(about[id]?.kind);
		const bonus = facts && about[id]?.kind === "fact" ? factBonus : 0;
		const aside = source.type === "passage" && source.aside ? asidePenalty : 0;
		const against =
			(isUnderAnother(law, about[id]) ? lawPenalty : 0) + (isForOther(about[id]?.roles) ? sidePenalty : 0);
		return [{ source, score: fits + stays + bonus - aside - against - kind }];
	});
	const best = found.toSorted((a, b) => b.score - a.score).slice(0, mostFound);
	const highest = best[0]?.score ?? 0;
	const powers = best.map(({ score }) => Math.exp((score - highest) * sharpness));
	const sum = powers.reduce((total, power) => total + power, 0);
	return best.map((each, index) => ({ ...each, share: (powers[index] ?? 0) / sum }));
}

/**
 * Whether a passage is tied to one law that is not the message's. A passage on going from one law to the other applies
 * to both.
 */
function isUnderAnother(law: string | undefined, about: About | undefined): boolean {
	return law !== undefined && about?.law?.length === 1 && !about.law.includes(law) && !about.law[0]?.includes("-to-");
}

/**
 * How far a kind scores below the likeliest kind that a text asks for. Having no kind is like having the least likely.
 */
function kindsBehind(text: string, { kinds, locale }: Knowledge): (kind: string | undefined) => number {
	const scores = scoresOf(wordFeatures(text, locale), kinds);
	if (scores.length === 0) return () => 0;
	const [highest, lowest] = [Math.max(...scores), Math.min(...scores)];
	const behind = new Map(scores.map((score, label) => [kinds.labels[label], highest - score]));
	return (kind) => behind.get(kind ?? "") ?? highest - lowest;
}
