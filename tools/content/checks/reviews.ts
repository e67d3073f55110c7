import type { Content, Valid } from "../content.ts";
import { isSample } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";

type Reviewed = Valid<"services" | "faq" | "posts" | "areas">;

type People = ReadonlyMap<string, Valid<"team">>;

/**
 * Legal statements were checked by attorneys other than their author, each licensed in the jurisdictions they speak
 * for, and together for every jurisdiction whose law the entry states.
 */
export function checkLicences(content: Content): Finding[] {
	const people: People = new Map(content.valid("team").map((person) => [person.id, person]));
	return [
		...reviewed(content).flatMap((entry) => [
			...unreviewed(entry),
			...entry.fields.review.flatMap((_, index) => unfit(entry, index, people, content)),
			...uncovered(entry),
		]),
		...responsible(content, people),
	];
}

/**
 * Legal statements were checked in the last twelve months. An older review is a warning and no error: a test must not
 * begin to fail by the calendar alone, but a deploy, which is strict, must not put a stale statement out.
 */
export function checkReviews(content: Content): Finding[] {
	const { today } = content;
	// Days as `YYYY-MM-DD` compare as text, so 29 February needs no care.
	const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	return reviewed(content).flatMap((entry) =>
		entry.fields.review.flatMap(({ on }, index) => {
			const path = ["review", index, "on"];
			if (on < aYearAgo) {
				return [findingAt(entry, path, `was reviewed on ${on}, more than twelve months ago`, "warning")];
			}
			// The clock of the machine may be behind, so a day to come is a hint.
			return on > today ? [findingAt(entry, path, `says it was reviewed on ${on}, a day to come`, "hint")] : [];
		}),
	);
}

/** Entries that make legal statements and so say who checked them, and when. */
export function reviewed(content: Content): Reviewed[] {
	return (["services", "faq", "posts", "areas"] as const).flatMap((name): readonly Reviewed[] => content.valid(name));
}

/** Only a text to begin with may go without a review: it is a sample, and a deploy refuses those. */
function unreviewed(entry: Reviewed): Finding[] {
	if (entry.fields.review.length > 0 || isSample(entry)) return [];
	return [findingAt(entry, ["review"], "was reviewed by nobody: name who checked it, or mark it as a sample")];
}

/** What keeps a reviewer of an entry from reviewing it. */
function unfit(entry: Reviewed, index: number, people: People, content: Content): Finding[] {
	const { by, jurisdictions } = entry.fields.review[index] ?? { by: "", jurisdictions: [] };
	const person = people.get(by);
	// A name that does not exist is the finding of another check.
	if (!person) return [];
	const path = ["review", index, "by"];
	const { name, attorney } = person.fields;
	if (!attorney) return [findingAt(entry, path, `its reviewer ${name} is no attorney`)];
	const found: Finding[] = [];
	if ("author" in entry.fields && entry.fields.author === by) {
		found.push(findingAt(entry, path, `its reviewer ${name} is its author: somebody else reviews it`));
	}
	if (entry.fields.review.findIndex((other) => other.by === by) < index) {
		found.push(findingAt(entry, path, `its reviewer ${name} is named twice: put the jurisdictions together`));
	}
	const licensed = covered(person, content);
	const unlicensed = jurisdictions.flatMap((place, at) => {
		const where = ["review", index, "jurisdictions", at];
		return licensed.has(place) ? [] : [findingAt(entry, where, `its reviewer ${name} states no licence for ${place}`)];
	});
	return [...found, ...unlicensed];
}

/** Jurisdictions whose law an entry states and nobody reviewed: of the law it cites or compares, and of its place. */
function uncovered(entry: Reviewed): Finding[] {
	const { review, sources } = entry.fields;
	if (review.length === 0) return [];
	const reviewedFor = new Set<string>(review.flatMap(({ jurisdictions }) => jurisdictions));
	const stated = [
		...sources.map(({ jurisdiction }, index) => ({ place: jurisdiction, path: ["sources", index, "jurisdiction"] })),
		...("state" in entry.fields ? [{ place: entry.fields.state, path: ["state"] }] : []),
		...compared(entry).map((place, index) => ({ place, path: ["differences", "between", index] })),
	];
	return stated
		.filter(({ place }) => !reviewedFor.has(place))
		.map(({ place, path }) => findingAt(entry, path, `states the law of ${place}, which nobody in its review covers`));
}

/** The jurisdictions whose laws a service's table compares. */
function compared({ fields }: Reviewed): readonly string[] {
	return "differences" in fields ? (fields.differences?.between ?? []) : [];
}

/**
 * Where a person may speak of the law. A Mexican cédula profesional is federal: it is issued by the Secretaría de
 * Educación Pública for the whole country, so a licence for Mexico covers the law of each of its states. In the United
 * States each state licenses apart, so the licence of a federal court covers no state, and a state's covers itself alone.
 */
function covered({ fields }: Valid<"team">, content: Content): ReadonlySet<string> {
	const stated = fields.licences.map((licence) => licence.jurisdiction);
	const known = content.valid("firm").flatMap((firm) => firm.fields.jurisdictions);
	const isMexican = known.some(({ id, country, region }) => stated.includes(id) && country === "MX" && !region);
	const mexican = known.filter(({ country }) => isMexican && country === "MX").map(({ id }) => id);
	return new Set([...stated, ...mexican]);
}

/** The lawyer responsible for the site, whom the footer names, is one (Texas rule 7.01). */
function responsible(content: Content, people: People): Finding[] {
	return content
		.valid("firm")
		.filter(({ fields }) => people.get(fields.responsible)?.fields.attorney === false)
		.map((firm) => findingAt(firm, ["responsible"], "the lawyer responsible for the site is no attorney"));
}
