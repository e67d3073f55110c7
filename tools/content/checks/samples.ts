import type { Content } from "../content.ts";
import type { Entry, Path } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";

/**
 * What says of itself that it is a sample, an entry or a part of one. They are listed, and none of them is deployed: an invented
 * testimonial is unlawful (16 CFR 465), and so is a result or a licence that nobody has (Texas rules 7.01 and 7.02).
 */
export function checkSamples({ entries }: Content): Finding[] {
	return entries.flatMap((entry) =>
		marksIn(entry.data).map((path) => findingAt(entry, path, `${nameOf(entry, path)} is a sample`, "sample")),
	);
}

/** Where an entry says so: of itself, or of a part of it, such as a figure or the fees that a text names. */
function marksIn(value: unknown, path: Path = []): Path[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) => {
		const here = [...path, Array.isArray(value) ? Number(key) : key];
		return each === true && (key === "sample" || key === "sampleFees") ? [here] : marksIn(each, here);
	});
}

function nameOf({ collection, id }: Entry, path: Path): string {
	const part = path.at(-1) === "sampleFees" ? path : path.slice(0, -1);
	return [`${collection}/${id}`, ...part].join(" ");
}
