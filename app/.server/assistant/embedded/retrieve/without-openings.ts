import type { Found } from "./retrieve.ts";

/** Removes the openings of guides: a section answers better. */
export function withoutOpenings(found: readonly Found[]): Found[] {
	const rest = found.filter(({ source }) => source.type !== "passage" || source.passage.kind !== "post");
	const [best] = found;
	if (best?.source.type !== "passage" || best.source.passage.kind !== "post") return rest;
	// The guide itself was meant, so its likeliest section takes the place of its opening.
	const { topic } = best.source;
	const section = rest.find(({ source }) => source.topic === topic);
	const instead = section ? { ...best, source: section.source } : best;
	return [instead, ...rest.filter((each) => each !== section)];
}
