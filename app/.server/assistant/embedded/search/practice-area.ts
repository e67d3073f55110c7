import { type ServiceId, serviceIds } from "../../../../content/service-ids.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Concept } from "./concepts.ts";

/** Each area's share of the evidence in a question: 0 to 1, together 1. */
export type AreaEvidence = ReadonlyMap<ServiceId, number>;

/**
 * Which practice area a question belongs to, by all of what the site says of each. A message whose words no single
 * entry has together (“I deliver concrete and the builder has not paid”) still says clearly whose work it is.
 */
export function areaEvidence(knowledge: Knowledge, concepts: readonly Concept[]): AreaEvidence {
	const sums = new Map<ServiceId, number>();
	for (const { terms, role, rarity, weight, unknown } of concepts) {
		if (unknown || role === "place") continue;
		const points = new Map<ServiceId, number>();
		for (const [term, share] of terms) {
			for (const { id, score } of knowledge.search.search(term)) {
				const service = knowledge.byId.get(id)?.about.service;
				if (service) points.set(service, (points.get(service) ?? 0) + score * share);
			}
		}
		const total = [...points.values()].reduce((sum, value) => sum + value, 0);
		if (total === 0) continue;
		for (const [service, value] of points) {
			// Squared: an idea that all areas share says nothing of any.
			sums.set(service, (sums.get(service) ?? 0) + weight * rarity * (value / total) ** 2);
		}
	}
	const whole = [...sums.values()].reduce((sum, value) => sum + value, 0);
	return new Map(serviceIds.map((id) => [id, whole === 0 ? 0 : (sums.get(id) ?? 0) / whole]));
}
