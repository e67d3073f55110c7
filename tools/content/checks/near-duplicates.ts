import { type Locale, locales } from "../../../app/locales/locale.ts";
import type { Content, Valid } from "../content.ts";
import { type Finding, findingAt } from "../findings.ts";
import { wordsOf } from "../texts.ts";

/**
 * How much of an area's text may stand in another one. Two areas of one county share the name of its courts and a few
 * turns of phrase; a paragraph copied with the name swapped is far above this.
 */
const mostShared = 0.15;

/** No two areas say the same with the name of the place swapped. */
export function checkNearDuplicates(content: Content): Finding[] {
	return similarities(content)
		.filter(({ shared }) => shared > mostShared)
		.map(({ a, b, locale, shared }) => {
			const message = `${Math.round(shared * 100)} % of its text in ${locale} stands in ${a.id} too`;
			return findingAt(b, [locale, "body"], message);
		});
}

/** Every pair of areas, with how much they share. */
export function similarities(content: Content) {
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

/** Words in a row that make a shingle. With four, a swapped name breaks four shingles and no more. */
const size = 4;

/** Runs of words of a text, without accents and capitals. */
export function shinglesOf(text: string): ReadonlySet<string> {
	const words = wordsOf(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
	return new Set(
		words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(" ")),
	);
}

/**
 * How much of the shorter of two texts stands in the other as well, from 0 to 1 (the overlap coefficient of their
 * shingles; Broder, "On the resemblance and containment of documents", 1997). Resemblance alone would miss a short text
 * copied into a long one.
 */
export function containment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a];
	const common = Array.from(shorter).filter((shingle) => longer.has(shingle)).length;
	return shorter.size === 0 ? 0 : common / shorter.size;
}
