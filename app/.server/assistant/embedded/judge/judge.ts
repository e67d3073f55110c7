import { featuresOf, type LinearModel, likeliest, type Shares, sharesOf } from "../learn/linear-model.ts";

/** What a message is. The examples that the judge learns from are in `examples/`. */
export const verdicts = [
	"ordinary",
	"facts",
	"follow-up",
	"advice",
	"danger",
	"self-harm",
	"arrest",
	"deadline",
	"outside-criminal",
	"outside-family",
	"outside-immigration",
	"outside-employment",
	"outside-injury",
	"outside-tax",
	"outside-bankruptcy",
	"outside-ip",
	"outside-other",
	"unrelated",
	"instructions",
	"greeting",
	"thanks",
	"goodbye",
	"complaint",
	"abilities",
] as const;

export type Verdict = (typeof verdicts)[number];

export type Emergency = "danger" | "self-harm" | "arrest" | "deadline";

export type Outside = Extract<Verdict, `outside-${string}`>;

/** What a message seems to be, and how likely each verdict is. */
export interface Judgement {
	verdict: Verdict;
	shares: Shares<Verdict>;
}

/**
 * From which share on a group of verdicts is believed, although another may be likelier. Emergencies are believed early:
 * to be told to call where nobody is in danger costs less than the reverse.
 */
const emergencies: readonly Emergency[] = ["danger", "self-harm", "arrest", "deadline"];
const emergencyFrom = 0.4;
/** What is kept from an answer must be likelier than that the message is ordinary. */
const declinedFrom = 0.5;

/** Judges a message as a whole. */
export function judge(message: string, model: LinearModel<Verdict>): Judgement {
	const shares = sharesOf(featuresOf(message, model.buckets), model);
	const emergency = likeliestOf(emergencies, shares);
	if (sumOf(emergencies, shares) >= emergencyFrom) return { verdict: emergency, shares };
	const outside = verdicts.filter(isOutside);
	if (sumOf(outside, shares) >= declinedFrom) return { verdict: likeliestOf(outside, shares), shares };
	const [verdict, share] = likeliest(shares);
	const harmless = verdict === "ordinary" || verdict === "facts" || verdict === "follow-up";
	return { verdict: harmless || share >= declinedFrom ? verdict : "ordinary", shares };
}

function sumOf(some: readonly Verdict[], shares: Shares<Verdict>): number {
	return some.reduce((sum, verdict) => sum + (shares.get(verdict) ?? 0), 0);
}

function likeliestOf<Some extends Verdict>(some: readonly Some[], shares: Shares<Verdict>): Some {
	return some.reduce((best, each) => ((shares.get(each) ?? 0) > (shares.get(best) ?? 0) ? each : best));
}

export function isOutside(verdict: Verdict): verdict is Outside {
	return verdict.startsWith("outside-");
}

export function isEmergency(verdict: Verdict): verdict is Emergency {
	return emergencies.some((emergency) => emergency === verdict);
}
