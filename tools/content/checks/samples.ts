import type { Content } from "../content.ts";
import { isSample } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";

/**
 * Entries that say of themselves that they are samples. They are listed, and none of them is deployed: an invented
 * testimonial is unlawful (16 CFR 465), and so is a result or a licence that nobody has (Texas rules 7.01 and 7.02).
 */
export function checkSamples({ entries }: Content): Finding[] {
	return entries
		.filter(isSample)
		.map((entry) => findingAt(entry, ["sample"], `${entry.collection}/${entry.id} is a sample`, "sample"));
}
