import type { CollectionName } from "../collections.ts";
import type { Content } from "../content.ts";
import { findingAt } from "../entry.ts";
import type { Finding } from "../finding.ts";

/**
 * Collections whose samples may not be deployed: an invented testimonial is unlawful (16 CFR 465), and so is a result
 * or a licence that nobody has (Texas rules 7.01 and 7.02).
 */
export const blocking: readonly CollectionName[] = ["testimonials", "cases", "team"];

/** Entries that say of themselves that they are samples. */
export function checkSamples({ entries }: Content): Finding[] {
	return entries
		.filter(({ document }) => document.get("sample") === true)
		.map((entry) => ({
			...findingAt("warning", entry, ["sample"], `${entry.collection}/${entry.id} is a sample`),
			sample: true,
		}));
}
