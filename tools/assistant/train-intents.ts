import {
	buckets,
	featuresOf,
	type Intent,
	type IntentFile,
	intents,
	softmax,
} from "../../app/.server/assistant/embedded/understand/intents.ts";

/** A message and what it is. */
export interface Example {
	message: string;
	intent: Intent;
}

/** Rounds over all examples; more make it more confident, not more accurate. */
const rounds = 15;
/** Steps are adapted for each weight after its own history (AdaGrad). */
const step = 0.3;
/** How strongly weights are pulled back to nothing. */
const pull = 1e-6;

/**
 * Trains the classifier of intents: multinomial logistic regression by stochastic gradient descent. No maintained library
 * does this over sparse features in JavaScript. The same examples give the same model on every machine.
 */
export function trainIntents(examples: readonly Example[]): IntentFile {
	const width = intents.length;
	const features = examples.map(({ message }) => featuresOf(message));
	const answers = examples.map(({ intent }) => intents.indexOf(intent));
	// An intent with few examples counts more, each.
	const shares = intents.map((_, intent) => answers.filter((answer) => answer === intent).length / examples.length);
	const importance = shares.map((share) => 1 / Math.sqrt(Math.max(share, 1e-4) * width));

	const weights = new Float64Array(buckets * width);
	const history = new Float64Array(weights.length).fill(1e-6);
	const bias = new Array<number>(width).fill(0);
	const random = generator(1);
	const order = examples.map((_, index) => index);
	for (let round = 0; round < rounds; round++) {
		shuffle(order, random);
		for (const index of order) {
			const present = features[index] ?? [];
			const norm = 1 / Math.sqrt(present.length);
			const scores = bias.map((start, intent) => {
				let sum = 0;
				for (const feature of present) sum += weights[feature * width + intent] ?? 0;
				return start + sum * norm;
			});
			const answer = answers[index] ?? 0;
			for (const [intent, share] of softmax(scores).entries()) {
				const error = (share - (intent === answer ? 1 : 0)) * (importance[answer] ?? 1);
				bias[intent] = (bias[intent] ?? 0) - 0.02 * error;
				for (const feature of present) {
					const at = feature * width + intent;
					const slope = error * norm + pull * examples.length * (weights[at] ?? 0);
					history[at] = (history[at] ?? 0) + slope * slope;
					weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(history[at] ?? 1);
				}
			}
		}
	}
	return rounded(weights, bias);
}

/** Weights as whole numbers between -127 and 127, which judge as well and take an eighth of the room. */
function rounded(weights: Float64Array, bias: number[]): IntentFile {
	const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
	const scale = largest / 127;
	const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
	return {
		bias: bias.map((value) => Number(value.toFixed(4))),
		scale,
		weights: Buffer.from(bytes.buffer).toString("base64"),
	};
}

/** Numbers from 0 to 1 that look random and are always the same (a linear congruential generator). */
function generator(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		return state / 0x80000000;
	};
}

function shuffle(list: number[], random: () => number): void {
	for (let last = list.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[list[last], list[other]] = [list[other] ?? 0, list[last] ?? 0];
	}
}
