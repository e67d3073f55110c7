import { personById } from "./content.server.ts";

/** A review with its reviewer's name. */
export function reviewOf<Jurisdiction>(review: { on: string; by: string; jurisdictions: Jurisdiction[] }) {
	return {
		on: review.on,
		jurisdictions: review.jurisdictions,
		by: { id: review.by, name: personById(review.by)?.name ?? review.by },
	};
}
