import { personById } from "./content.server.ts";

export type Review = ReturnType<typeof reviewOf>;

type Jurisdiction = "texas" | "us" | "nuevo-leon" | "mexico";

export function reviewOf({ on, by, jurisdictions }: { on: string; by: string; jurisdictions: Jurisdiction[] }) {
	const { id, name } = personById(by);
	return { on, jurisdictions, by: { id, name } };
}
