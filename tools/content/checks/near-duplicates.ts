import { type Locale, locales } from "../../../app/locales/locale.ts";
import type { Content, Valid } from "../content.ts";
import { findingAt } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { containment, shinglesOf } from "../similarity.ts";

/**
 * How much of an area's text may stand in another one. Two areas of one county share the name of its courts and a few
 * turns of phrase; a paragraph copied with the name swapped is far above this.
 */
export const mostShared = 0.15;

interface Likeness {
	a: Valid<"areas">;
	b: Valid<"areas">;
	locale: Locale;
	shared: number;
}

/** No two areas say the same with the name of the place swapped. */
export function checkNearDuplicates(content: Content): Finding[] {
	return likenesses(content)
		.filter(({ shared }) => shared > mostShared)
		.map(({ a, b, locale, shared }) =>
			findingAt(
				"error",
				b,
				[locale, "body"],
				`${Math.round(shared * 100)} % of its text in ${locale} stands in ${a.id} too`,
			),
		);
}

/** Every pair of areas, with how much they share. */
export function likenesses(content: Content): Likeness[] {
	const areas = content.valid("areas");
	return locales.flatMap((locale) => {
		const texts = areas.map((area) => ({ area, shingles: shinglesOf(withoutNames(area, locale)) }));
		return texts.flatMap(({ area: a, shingles }, index) =>
			texts
				.slice(index + 1)
				.map(({ area: b, shingles: others }) => ({ a, b, locale, shared: containment(shingles, others) })),
		);
	});
}

/** An area's own text with its names taken out, so that swapping them hides nothing. */
function withoutNames({ fields }: Valid<"areas">, locale: Locale): string {
	const { name, county, lead, body, reach } = fields[locale];
	const own = fields.courts.concat(fields.registries).map((place) => place[locale].text);
	return [lead, body.source, reach, ...own].join(" ").replaceAll(name, " ").replaceAll(county, " ");
}
