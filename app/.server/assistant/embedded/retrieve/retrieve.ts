import { scoresOf, wordFeatures } from "../learn/naive-bayes.ts";
import type { About, Knowledge, Source } from "./knowledge.ts";
import { otherSide } from "./sides.ts";

/** What is looked for. */
export interface Query {
	text: string;
	/** What the text leans on, what that is, the topics that it was about, and how it began. */
	before?: { text: string; is: keyof typeof leaning; topics: ReadonlySet<string>; opening?: string };
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
	/** Answers one of several things that are asked. */
	asked?: boolean;
}

/** How much it counts to be a fact where facts are asked for. */
const factBonus = 0.35;
/**
 * How much a text that leans on another counts by itself, that other one (of a conversation its first message, which says what
 * it is about), and both read as one; then how much it counts to
 * be of its topics, and that a passage is of another kind than is asked for. A question leans on the message that it
 * stands in, “how much?”, the more the shorter it is, and a message on the conversation.
 */
const leaning = {
	conversation: { alone: 0.35, before: 0.25, together: 0.4, stay: 0.1, kind: 0.25 },
	message: { alone: 0.5, before: 0.5, together: 0, stay: 0.4, kind: 0.5 },
	messageOfFew: { alone: 0.3, before: 0.7, together: 0, stay: 0.4, kind: 0.5 },
};
/** How much it counts that a passage is of another kind than is asked for, where nothing is leant on. */
const kindMalus = 0.25;
/** How much it counts that a passage states the law of another state than the message is under. */
const lawMalus = 0.5;
/** How much it counts that a passage is for the other side of the matter than whoever writes. */
const sideMalus = 0.2;
/** A video, or a line on a matter that the firm handles or on a place, answers less than a passage that treats it. */
const asideMalus = 0.15;
/** Scores are means of logarithms over words; so many of them make a likelihood. */
const sharpness = 8;
const mostFound = 16;

/** What answers a message, the best first; nothing when none of its words is known. */
export function retrieve({ text, before, law, facts = false }: Query, knowledge: Knowledge): Found[] {
	const { answers, sources, about, locale } = knowledge;
	const whole = before ? `${before.text}\n${text}` : text;
	const scores = (each: string) => scoresOf(wordFeatures(each, locale), answers);
	const leans = before && leaning[before.is];
	const alone = scores(text);
	const earlier = before ? scores(before.opening ?? before.text) : [];
	const together = leans?.together ? scores(whole) : alone;
	const behind = kindsBehind(text, knowledge);
	const isForOther = otherSide(whole);
	const found = answers.labels.flatMap((id, label) => {
		const source = sources.get(id);
		if (!source || (alone.length === 0 && earlier.length === 0)) return [];
		const [own = 0, both = 0, other = 0] = [alone[label], together[label], earlier[label]];
		const fits = leans ? leans.alone * own + leans.before * other + leans.together * both : own;
		const stays = before?.topics.has(source.topic) ? (leans?.stay ?? 0) : 0;
		const kind = (leans?.kind ?? kindMalus) * behind(about[id]?.kind);
		const bonus = facts && about[id]?.kind === "fact" ? factBonus : 0;
		const aside = source.type === "passage" && source.aside ? asideMalus : 0;
		const against = (isUnderAnother(law, about[id]) ? lawMalus : 0) + (isForOther(about[id]?.roles) ? sideMalus : 0);
		return [{ source, score: fits + stays + bonus - aside - against - kind }];
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

/** How far a kind of thing stays behind the likeliest that a text asks for; what has no kind is asked for least. */
function kindsBehind(text: string, { kinds, locale }: Knowledge): (kind: string | undefined) => number {
	const scores = scoresOf(wordFeatures(text, locale), kinds);
	if (scores.length === 0) return () => 0;
	const [highest, lowest] = [Math.max(...scores), Math.min(...scores)];
	const behind = new Map(scores.map((score, label) => [kinds.labels[label], highest - score]));
	return (kind) => behind.get(kind ?? "") ?? highest - lowest;
}
