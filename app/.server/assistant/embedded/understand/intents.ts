import { fold } from "../text/fold.ts";

/** What a message may be: an ordinary question, or one of those that must not be answered from the site's content. */
export const intents = [
	"ordinary",
	"advice",
	"danger",
	"arrest",
	"deadline",
	"practice",
	"unrelated",
	"instructions",
] as const;

export type Intent = (typeof intents)[number];

/**
 * A linear model of the intents (multinomial logistic regression over hashed features), learnt at build time from the
 * examples in `intents/` by `tools/assistant/train-intents.ts`. One for both languages, since visitors mix them.
 */
export interface IntentModel {
	/** What each intent starts from, in the order of {@link intents}. */
	bias: readonly number[];
	/** For each bucket of features one weight an intent, to be multiplied by `scale`. */
	weights: Int8Array;
	scale: number;
}

/** Features are hashed into so many buckets: 2^16, for some 45,000 features. */
export const buckets = 65_536;

/** How sure a group of intents must be to be believed, as a share of one. Emergencies come first. */
const groups: { intents: readonly Exclude<Intent, "ordinary">[]; from: number }[] = [
	{ intents: ["danger", "arrest", "deadline"], from: 0.25 },
	{ intents: ["advice"], from: 0.23 },
	{ intents: ["practice", "unrelated", "instructions"], from: 0.28 },
];

/** From this share on a message is ordinary, whatever its single words look like: a “divorce” of partners, say. */
const ordinaryFrom = 0.8;

/**
 * What a message seems to be; nothing when the model is in two minds.
 *
 * @param answered The site answers this very question: then it takes half as much again to believe that it must not.
 */
export function classifyIntent(
	message: string,
	model: IntentModel,
	{ answered }: { answered: boolean },
): Intent | undefined {
	const shares = intentShares(message, model);
	for (const group of groups) {
		const sure = group.intents.reduce((sum, intent) => sum + shares[intent], 0);
		if (sure < group.from * (answered ? 1.5 : 1)) continue;
		return group.intents.reduce((best, intent) => (shares[intent] > shares[best] ? intent : best));
	}
	return shares.ordinary >= ordinaryFrom ? "ordinary" : undefined;
}

/** How likely each intent is; together one. */
export function intentShares(message: string, { bias, weights, scale }: IntentModel): Record<Intent, number> {
	const features = featuresOf(message);
	const norm = scale / Math.sqrt(features.length);
	const scores = intents.map((_, intent) => {
		let sum = 0;
		for (const feature of features) sum += weights[feature * intents.length + intent] ?? 0;
		return (bias[intent] ?? 0) + sum * norm;
	});
	const shares = softmax(scores);
	return Object.fromEntries(intents.map((intent, index) => [intent, shares[index]])) as Record<Intent, number>;
}

/** Scores as shares of one. */
export function softmax(scores: readonly number[]): number[] {
	const highest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - highest));
	const sum = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / sum);
}

/**
 * The buckets of a message's features, each once: the beginnings of its words, alone, in twos and threes and in twos
 * with one between, and the four-letter pieces of its words, which misspelt ones share.
 */
export function featuresOf(message: string): number[] {
	const words =
		fold(message)
			.replace(/\d[\d:.,]*/g, " 0 ")
			.match(/\p{L}+|[0?!$]/gu) ?? [];
	const beginnings = ["^", ...words.map((word) => word.slice(0, 5)), "$"];
	const found = new Set<number>();
	for (const [at, word] of beginnings.entries()) {
		const [next, third] = [beginnings[at + 1], beginnings[at + 2]];
		found.add(bucketOf(word));
		if (next !== undefined) found.add(bucketOf(`${word} ${next}`));
		if (third !== undefined) {
			found.add(bucketOf(`${word} _ ${third}`));
			found.add(bucketOf(`${word} ${next} ${third}`));
		}
	}
	for (const word of words) {
		const edged = `<${word}>`;
		for (let at = 0; at + 4 <= edged.length; at++) found.add(bucketOf(`#${edged.slice(at, at + 4)}`));
	}
	return [...found];
}

/** FNV-1a, folded into {@link buckets}. */
function bucketOf(feature: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
	return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}

/** A model as it is written to a file. */
export interface IntentFile {
	bias: number[];
	scale: number;
	/** Base64. */
	weights: string;
}

export function readIntentModel({ bias, scale, weights }: IntentFile): IntentModel {
	const bytes = atob(weights);
	const read = new Int8Array(bytes.length);
	// A loop, because half a million calls of a function take thirty times as long.
	for (let at = 0; at < bytes.length; at++) read[at] = bytes.charCodeAt(at);
	return { bias, scale, weights: read };
}
