import type { Content, Valid } from "../content.ts";
import { type Finding, findingAt } from "../findings.ts";

type Reviewed = Valid<"services" | "faq" | "posts" | "areas">;

type Laws = Valid<"firm">["fields"]["jurisdictions"];

type People = ReadonlyMap<string, Valid<"team">>;

/** Whoever reviewed legal statements is an attorney with a licence in each jurisdiction they are about. */
export function checkLicences(content: Content): Finding[] {
	const people: People = new Map(content.valid("team").map((person) => [person.id, person]));
	const laws = content.valid("firm").flatMap(({ fields }) => fields.jurisdictions);
	return [...reviewed(content).flatMap((entry) => unlicensed(entry, people, laws)), ...responsible(content, people)];
}

/**
 * Legal statements were checked in the last twelve months. An older review is a warning and no error: a test must not
 * begin to fail by the calendar alone, but a deploy, which is strict, must not put a stale statement out.
 */
export function checkReviews(content: Content): Finding[] {
	const { today } = content;
	// Days as `YYYY-MM-DD` compare as text, so 29 February needs no care.
	const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	return reviewed(content).flatMap((entry) => {
		const { on } = entry.fields.review;
		const path = ["review", "on"];
		if (on < aYearAgo) {
			return [findingAt(entry, path, `was reviewed on ${on}, more than twelve months ago`, "warning")];
		}
		// The clock of the machine may be behind, so a day to come is a hint.
		return on > today ? [findingAt(entry, path, `says it was reviewed on ${on}, a day to come`, "hint")] : [];
	});
}

/** Entries that make legal statements and so say who checked them, and when. */
function reviewed(content: Content): Reviewed[] {
	return (["services", "faq", "posts", "areas"] as const).flatMap((name): readonly Reviewed[] => content.valid(name));
}

function unlicensed(entry: Reviewed, people: People, laws: Laws): Finding[] {
	const { by, jurisdictions } = entry.fields.review;
	const person = people.get(by);
	// A name that does not exist is the finding of another check.
	if (!person) return [];
	const { name, attorney } = person.fields;
	if (!attorney) return [findingAt(entry, ["review", "by"], `its reviewer ${name} is no attorney`)];
	const licensed = covered(person, laws);
	return jurisdictions.flatMap((place, index) => {
		const path = ["review", "jurisdictions", index];
		return licensed.has(place) ? [] : [findingAt(entry, path, `its reviewer ${name} states no licence for ${place}`)];
	});
}

/**
 * Where a person may speak of the law. A Mexican cédula profesional is federal: it is issued by the Secretaría de
 * Educación Pública for the whole country, so a licence for its federal law covers the law of each of its states. In the
 * United States each state licenses apart, so federal courts cover no state, and a state's licence covers itself alone.
 */
function covered({ fields }: Valid<"team">, laws: Laws): ReadonlySet<string> {
	const stated = new Set(fields.licences.map((licence) => licence.jurisdiction));
	const isMexican = laws.some(({ id, country, region }) => country === "MX" && !region && stated.has(id));
	const states = laws.filter(({ country, region }) => isMexican && country === "MX" && region);
	return new Set([...stated, ...states.map(({ id }) => id)]);
}

/** The lawyer responsible for the site, whom the footer names, is one (Texas rule 7.01). */
function responsible(content: Content, people: People): Finding[] {
	return content
		.valid("firm")
		.filter(({ fields }) => people.get(fields.responsible)?.fields.attorney === false)
		.map((firm) => findingAt(firm, ["responsible"], "the lawyer responsible for the site is no attorney"));
}
