import type { Content } from "../content.ts";
import { type CollectionName, isSample } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";

/**
 * Collections whose samples may not be deployed: an invented testimonial is unlawful (16 CFR 465), and so is a result
 * or a licence that nobody has (Texas rules 7.01 and 7.02).
 */
const blocking: readonly CollectionName[] = ["testimonials", "cases", "team"];

/** Entries that say of themselves that they are samples. */
export function checkSamples({ entries }: Content): Finding[] {
	return entries.filter(isSample).map((entry) => {
		const level = blocking.includes(entry.collection) ? "blocking sample" : "sample";
		return findingAt(entry, ["sample"], `${entry.collection}/${entry.id} is a sample`, level);
	});
}
