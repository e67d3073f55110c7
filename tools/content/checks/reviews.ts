import type { Content } from "../content.ts";
import { type Entry, findingAt } from "../entry.ts";
import type { Finding } from "../finding.ts";

/** Collections whose entries make legal statements and so say who checked them, and when. */
const reviewed = ["services", "faq", "posts", "areas"] as const;

/**
 * Legal statements were checked in the last twelve months. An older review is a warning and no error: a test must not
 * begin to fail by the calendar alone, but a deploy, which is strict, must not put a stale statement out.
 */
export function checkReviews({ entries, today }: Content): Finding[] {
	return entries
		.filter(({ collection }) => reviewed.some((each) => each === collection))
		.flatMap((entry) => problemOf(entry, today) ?? []);
}

function problemOf(entry: Entry, today: string): Finding | undefined {
	const on = reviewedOn(entry);
	if (!on) return findingAt("error", entry, ["review"], "nobody is said to have reviewed its legal statements");
	if (on < aYearBefore(today)) {
		return findingAt("warning", entry, ["review", "on"], `was reviewed on ${on}, more than twelve months ago`);
	}
	// The clock of the machine may be behind, so a day to come is a hint.
	if (on > today) return findingAt("hint", entry, ["review", "on"], `says it was reviewed on ${on}, a day to come`);
	return undefined;
}

function reviewedOn({ document }: Entry): string | undefined {
	const value = document.getIn(["review", "on"]);
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	return typeof value === "string" ? value : undefined;
}

/** The same day a year earlier. Days as `YYYY-MM-DD` compare as text, so 29 February needs no care. */
function aYearBefore(day: string): string {
	return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
