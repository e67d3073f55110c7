import { judge, type Verdict } from "../../app/.server/assistant/embedded/judge/judge.ts";
import { readLinearModel } from "../../app/.server/assistant/embedded/learn/linear-model.ts";
import { judgeExamples } from "../../tools/assistant/judge-examples.ts";
import { type Example, trainLinearModel } from "../../tools/assistant/train.ts";

/** One example in so many is kept away from learning. */
const oneIn = 8;
const buckets = 2 ** 15;
const bounds = [0, 0.3, 0.5, 0.7, 0.9, 0.97, 1.01];

/**
 * Learns the judge without one example in eight, and judges these: a table of how often the likeliest verdict is right
 * by the share that the judge gives it, and what becomes of messages that are to be answered.
 */
export async function judgeCalibration(): Promise<string> {
	const examples = await judgeExamples({ es: new Map(), en: new Map() });
	const kept = (index: number) => index % oneIn === oneIn - 1;
	const model = readLinearModel<Verdict>(
		trainLinearModel(
			examples.filter((_, index) => !kept(index)),
			buckets,
		),
	);
	const judged = examples
		.filter((_, index) => kept(index))
		.map((example) => ({ ...example, ...judge(example.text, model) }));
	const rows = bounds.slice(0, -1).map((from, at) => {
		const to = bounds[at + 1] ?? 1;
		const within = judged
			.map((each) => ({ ...each, share: Math.max(...each.shares.values()) }))
			.filter(({ share }) => share >= from && share < to);
		const mean = within.reduce((sum, { share }) => sum + share, 0) / Math.max(1, within.length);
		return `  ${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}  ${String(within.length).padStart(5)} examples  said ${percent(mean)}  right ${percent(part(within, isLikeliest))}`;
	});
	const answered = judged.filter(({ label }) => isAnswered(label));
	const others = judged.filter(({ label }) => !isAnswered(label));
	return [
		`The judge, on ${judged.length} examples kept away from it: likeliest verdict right ${percent(part(judged, isLikeliest))}`,
		...rows,
		`  of what is to be answered, declined ${percent(part(answered, ({ verdict }) => !isAnswered(verdict)))}`,
		`  of what is not, answered ${percent(part(others, ({ verdict }) => isAnswered(verdict)))}`,
	].join("\n");
}

type Judged = Example<Verdict> & ReturnType<typeof judge>;

function isLikeliest({ label, shares }: Judged): boolean {
	return [...shares.values()].every((share) => share <= (shares.get(label) ?? 0));
}

function isAnswered(verdict: Verdict): boolean {
	return verdict === "ordinary" || verdict === "facts" || verdict === "follow-up";
}

function part<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
	return items.filter(is).length / Math.max(1, items.length);
}

function percent(share: number): string {
	return `${(share * 100).toFixed(0).padStart(3)} %`;
}
