import { featuresOf, type LinearModelFile, softmax } from "../../app/.server/assistant/embedded/learn/linear-model.ts";

/** A text and what it is. */
export interface Example<Label extends string = string> {
	text: string;
	label: Label;
}

/** Rounds over all examples; more make it more confident, not more accurate. */
const rounds = 12;
/**
 * The model is the mean of so many runs over differently shuffled examples: after one, an example more or less changed a
 * dozen verdicts that had nothing to do with it.
 */
const runs = 4;
/** Errors below this move no weight: they are most of them, and most of the time. */
const taughtFrom = 0.005;
/** Steps are adapted for each weight after its own history (AdaGrad). */
const step = 0.3;

/**
 * Trains a linear model: multinomial logistic regression by stochastic gradient descent. No maintained library does this
 * over sparse features in JavaScript. The same examples give the same model on every machine.
 *
 * @param buckets a power of two: how many features are told apart
 */
export function trainLinearModel<Label extends string>(
	examples: readonly Example<Label>[],
	buckets: number,
): LinearModelFile<Label> {
	const labels = [...new Set(examples.map(({ label }) => label))].sort();
	const width = labels.length;
	const features = examples.map(({ text }) => featuresOf(text, buckets));
	const answers = examples.map(({ label }) => labels.indexOf(label));
	// A label with few examples counts more, each.
	const importance = labels.map((_, label) =>
		Math.sqrt(examples.length / (width * answers.filter((answer) => answer === label).length)),
	);

	const mean = new Float32Array(buckets * width);
	const bias = labels.map(() => 0);
	for (let seed = 1; seed <= runs; seed++) {
		const run = trained(features, answers, importance, buckets, seed);
		for (const [at, weight] of run.weights.entries()) mean[at] = (mean[at] ?? 0) + weight / runs;
		for (const [label, value] of run.bias.entries()) bias[label] = (bias[label] ?? 0) + value / runs;
	}
	return { labels, buckets, bias: bias.map((value) => Number(value.toFixed(4))), ...rounded(mean) };
}

/** One run of the descent: its weights, by feature and label, and what each label starts from. */
function trained(
	features: readonly (readonly number[])[],
	answers: readonly number[],
	importance: readonly number[],
	buckets: number,
	seed: number,
): { weights: Float32Array; bias: number[] } {
	const width = importance.length;
	const weights = new Float32Array(buckets * width);
	const history = new Float32Array(weights.length).fill(1e-6);
	const bias = importance.map(() => 0);
	const random = generator(seed);
	const order = [...features.keys()];
	for (let round = 0; round < rounds; round++) {
		shuffle(order, random);
		for (const index of order) {
			const present = features[index] ?? [];
			const answer = answers[index] ?? 0;
			const norm = 1 / Math.sqrt(present.length);
			const shares = softmax(scoresOf(present, weights, width).map((sum, label) => (bias[label] ?? 0) + sum * norm));
			for (let label = 0; label < width; label++) {
				const error = ((shares[label] ?? 0) - (label === answer ? 1 : 0)) * (importance[answer] ?? 1);
				// What is plainly not its own teaches a label nothing.
				if (Math.abs(error) < taughtFrom) continue;
				bias[label] = (bias[label] ?? 0) - 0.02 * error;
				const slope = error * norm;
				for (const feature of present) {
					const at = feature * width + label;
					const past = (history[at] ?? 0) + slope * slope;
					history[at] = past;
					weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(past);
				}
			}
		}
	}
	return { weights, bias };
}

function scoresOf(features: readonly number[], weights: Float32Array, width: number): number[] {
	const scores = new Array<number>(width).fill(0);
	for (const feature of features) {
		const row = feature * width;
		for (let label = 0; label < width; label++) scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0);
	}
	return scores;
}

/** Weights as whole numbers between -127 and 127, which judge as well and take a quarter of the room. */
function rounded(weights: Float32Array): { scale: number; weights: string } {
	const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
	const scale = largest / 127;
	const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
	return { scale, weights: Buffer.from(bytes.buffer).toString("base64") };
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
