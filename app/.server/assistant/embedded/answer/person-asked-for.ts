import type { Entry } from "../entries/entry.ts";
import type { Knowledge } from "../knowledge.ts";
import type { LookUp } from "../search/look-up.ts";
import { areaEvidence } from "../search/practice-area.ts";

/** A person is named from this share of the evidence on. */
const least = 0.25;

/** Somebody of the firm who handles what the question is about: by practice area, then by the office's city. */
export function personFor({ concepts, areas, results }: LookUp, knowledge: Knowledge): Entry | undefined {
	const named = results.find(({ entry, similarity }) => entry.kind === "person" && similarity > 0.5);
	if (named) return named.entry;
	const evidence = areaEvidence(knowledge, concepts);
	const offices = new Set(areas.map(({ place }) => place));
	let best: { entry: Entry; share: number } | undefined;
	for (const entry of knowledge.entries) {
		if (entry.kind !== "person" || !entry.services) continue;
		// Whoever has fewer areas is nearer to each of them.
		const shares = entry.services.map((service) => evidence.get(service) ?? 0);
		const share = Math.max(0, ...shares) + (offices.has(entry.place) ? 0.25 : 0) - 0.02 * shares.length;
		if (share > (best?.share ?? least)) best = { entry, share };
	}
	return best?.entry;
}
