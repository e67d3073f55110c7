import type { z } from "zod";
import type { jurisdiction } from "../../../app/content/schema/fields.ts";
import type { Content, Valid } from "../content.ts";
import { findingAt } from "../entry.ts";
import type { Finding } from "../finding.ts";

type Jurisdiction = z.infer<typeof jurisdiction>;

/** Whoever reviewed legal statements is an attorney with a licence in each jurisdiction they are about. */
export function checkLicences(content: Content): Finding[] {
	const people = new Map(content.valid("team").map((person) => [person.id, person]));
	const reviewed = [
		...content.valid("services"),
		...content.valid("faq"),
		...content.valid("posts"),
		...content.valid("areas"),
	];
	return [...reviewed.flatMap((entry) => unlicensed(entry, people)), ...responsible(content, people)];
}

type Reviewed = Valid<"services"> | Valid<"faq"> | Valid<"posts"> | Valid<"areas">;

function unlicensed(entry: Reviewed, people: ReadonlyMap<string, Valid<"team">>): Finding[] {
	const { by, jurisdictions } = entry.fields.review;
	const person = people.get(by);
	// A name that does not exist is the finding of another check.
	if (!person) return [];
	if (!person.fields.attorney) {
		return [findingAt("error", entry, ["review", "by"], `its reviewer ${person.fields.name} is no attorney`)];
	}
	const licensed = covered(person);
	return jurisdictions.flatMap((place, index) =>
		licensed.has(place)
			? []
			: [
					findingAt(
						"error",
						entry,
						["review", "jurisdictions", index],
						`its reviewer ${person.fields.name} states no licence for ${place}`,
					),
				],
	);
}

/**
 * Where a person may speak of the law. A Mexican cédula profesional is federal: it is issued by the Secretaría de
 * Educación Pública for the whole country, so a licence for `mexico` covers the law of the state of Nuevo León. In the
 * United States each state licenses apart, so `us` (federal courts) covers no state, and a state's licence covers
 * itself alone.
 */
function covered({ fields }: Valid<"team">): ReadonlySet<Jurisdiction> {
	const stated = fields.licences.map((licence) => licence.jurisdiction);
	return new Set(stated.includes("mexico") ? [...stated, "nuevo-leon"] : stated);
}

/** The lawyer responsible for the site, whom the footer names, is one (Texas rule 7.01). */
function responsible(content: Content, people: ReadonlyMap<string, Valid<"team">>): Finding[] {
	return content
		.valid("firm")
		.filter(({ fields }) => people.get(fields.responsible)?.fields.attorney === false)
		.map((firm) => findingAt("error", firm, ["responsible"], "the lawyer responsible for the site is no attorney"));
}
