import type { Found } from "./retrieve.ts";

/** Of a guide a section answers, not its opening. */
export function withoutOpenings(found: readonly Found[]): Found[] {
	const rest = found.filter(({ source }) => source.type !== "passage" || source.passage.kind !== "post");
	const [best] = found;
	if (best?.source.type !== "passage" || best.source.passage.kind !== "post") return rest;
	// The guide was meant: its likeliest section has what its opening had.
	const { topic } = best.source;
	const section = rest.find(({ source }) => source.topic === topic);
	const instead = section ? { ...best, source: section.source } : best;
	return [instead, ...rest.filter((each) => each !== section)];
}
