import { type FieldOfLaw, fieldsOfLaw } from "../../../../content/schema/fields-of-law.ts";
import { featuresOf, type LinearModel, likeliest, type Shares, sharesOf } from "../learn/linear-model.ts";
import { fold, wordsOf } from "../text/fold.ts";
import alarms from "./alarms.json" with { type: "json" };
import { asksForAdvice } from "./asks-for-advice.ts";
import tellingWords from "./telling-words.json" with { type: "json" };
import { wishesToDie } from "./wish-to-die.ts";

/** What a message is, by how it is treated. The examples that the judge learns from are in `examples/`. */
const groups = {
	answered: ["ordinary", "facts", "follow-up"],
	advice: ["advice"],
	emergency: ["danger", "self-harm", "arrest", "deadline"],
	outside: fieldsOfLaw.map((field) => `outside-${field}` as const),
	beside: ["unrelated", "instructions", "greeting", "thanks", "goodbye", "complaint", "abilities"],
} as const;

type Group = keyof typeof groups;

export type Verdict = (typeof groups)[Group][number];
export type Emergency = (typeof groups.emergency)[number];
export type Outside = (typeof groups.outside)[number];

export const verdicts: readonly Verdict[] = Object.values(groups).flat();

/** What a message seems to be, and how likely each verdict is. */
export interface Judgement {
	verdict: Verdict;
	shares: Shares<Verdict>;
}

/**
 * From which share on an emergency is believed: one that has the words of it earlier, and a wish to die earlier than
 * others. To be told whom to call where nobody is in danger costs less than the reverse.
 */
const emergencyFrom = {
	worded: { deadline: 0.02, danger: 0.4, arrest: 0.08, "self-harm": 0.08 },
	selfHarm: 0.3,
	other: 0.5,
	/** Where a deadline or an arrest is worded as well: a life comes before it, likelier or not. */
	before: { "self-harm": 0.1, danger: 0.25 },
};
/**
 * From which share on something is declined. Told that no advice is given, people still get the general answer: that
 * costs little where it is wrong. On messages of strangers hardly one of what is ordinary comes near (docs/measured/assistant.md).
 */
const declinedFrom = { outside: 0.3, advice: 0.4, beside: 0.5 };
/** One field must be likely beside what is answered, by so much: a little of each of nine is no field. */
const fieldBeside = 0.5;

/** The judge of a firm: what its services cover is as ordinary there as any other matter. */
export function judgeOf(covered: readonly FieldOfLaw[], model: LinearModel<Verdict>): LinearModel<Verdict> {
	const own = new Set<Verdict>(covered.map((field) => `outside-${field}` as const));
	return { ...model, labels: model.labels.map((label) => (own.has(label) ? "ordinary" : label)) };
}

/** Judges a message as a whole. Where it may be an emergency, that comes first; else the likeliest group has it. */
export function judge(message: string, model: LinearModel<Verdict>): Judgement {
	const shares = sharesOf(featuresOf(message, model.buckets), model);
	const sum = (group: Group) => groups[group].reduce((total, verdict) => total + (shares.get(verdict) ?? 0), 0);
	if (wishesToDie(message)) return { verdict: "self-harm", shares };
	const wordedFrom = (each: Emergency) => emergencyFrom.worded[each];
	const worded = groups.emergency.filter(
		(each) => (shares.get(each) ?? 0) >= wordedFrom(each) && hasWordsOf(each, message),
	);
	if (worded.length > 0) {
		const life = (["self-harm", "danger"] as const).find(
			(each) => (shares.get(each) ?? 0) >= emergencyFrom.before[each],
		);
		return { verdict: life ?? likeliestOf(worded, shares), shares };
	}
	if ((shares.get("self-harm") ?? 0) >= emergencyFrom.selfHarm) return { verdict: "self-harm", shares };
	if (sum("emergency") >= emergencyFrom.other) return { verdict: likeliestOf(groups.emergency, shares), shares };
	const field = toldBy(message, model);
	if (field) return { verdict: field, shares };
	if (asksForAdvice(message)) return { verdict: "advice", shares };
	const likeliestField = Math.max(...groups.outside.map((each) => shares.get(each) ?? 0));
	const answered = Math.max(...groups.answered.map((each) => shares.get(each) ?? 0));
	const isField = likeliestField >= fieldBeside * answered;
	const [declined] = (["outside", "advice", "beside"] as const)
		.filter((group) => sum(group) >= declinedFrom[group] && (group !== "outside" || isField))
		.toSorted((one, other) => sum(other) - sum(one));
	if (declined) return { verdict: likeliestOf(groups[declined], shares), shares };
	return { verdict: askedInOneSentence(message, shares, model) ?? likeliestOf(groups.answered, shares), shares };
}

/**
 * From which share on one sentence decides: a long story drowns the six words that ask to draft a letter. On messages of
 * strangers hardly one that is ordinary has such a sentence (0005); `whole`: a field must have so much of all of it.
 */
const sentenceFrom = { outside: 0.85, advice: 0.9, instructions: 0.7, whole: 0.01 };
/** Words. Fewer say too little by themselves. */
const leastInSentence = 4;

function askedInOneSentence(message: string, whole: Shares<Verdict>, model: LinearModel<Verdict>): Verdict | undefined {
	const sentences = message.split(/[.?!;\n]/).filter((each) => wordsOf(each).length >= leastInSentence);
	if (sentences.length < 2) return undefined;
	const all = sentences.map((each) => sharesOf(featuresOf(each, model.buckets), model));
	const most = (verdict: Verdict) => Math.max(...all.map((shares) => shares.get(verdict) ?? 0));
	const isIn = (field: Outside) => (whole.get(field) ?? 0) >= sentenceFrom.whole;
	const field = groups.outside.find((each) => isIn(each) && most(each) >= sentenceFrom.outside);
	if (most("instructions") >= sentenceFrom.instructions) return "instructions";
	return field ?? (most("advice") >= sentenceFrom.advice ? "advice" : undefined);
}

function likeliestOf(some: readonly Verdict[], shares: Shares<Verdict>): Verdict {
	return likeliest<Verdict>(new Map(some.map((verdict) => [verdict, shares.get(verdict) ?? 0])))[0];
}

const told: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(tellingWords));

/** Letters. What is as short as that is a whole word: “sat” is not Saturday. */
const wholeWord = 3;

/** The field that a word tells, or several together, however long the story is around them. */
function toldBy(message: string, { labels }: LinearModel<Verdict>): Outside | undefined {
	const words = wordsOf(fold(message));
	return groups.outside.find((field) => {
		const has = (telling: string) =>
			words.some((word) => (telling.length > wholeWord ? word.startsWith(telling) : word === telling));
		return labels.includes(field) && told.get(field)?.some((telling) => telling.split(" ").every(has));
	});
}

/** Whether a message has a word of each list of an emergency, by how it begins. */
function hasWordsOf(emergency: Emergency, message: string): boolean {
	const words = wordsOf(fold(message));
	return alarms[emergency].every((beginnings) =>
		words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
	);
}

export function isOutside(verdict: Verdict): verdict is Outside {
	return groups.outside.some((outside) => outside === verdict);
}

export function isEmergency(verdict: Verdict): verdict is Emergency {
	return groups.emergency.some((emergency) => emergency === verdict);
}
