import type { FontMetrics } from "@capsizecss/core";

/**
 * Metrics of fonts that visitors have: of the systems' own (Windows and Apple: Georgia, Arial; Android: Noto Serif,
 * Roboto; Linux without either: DejaVu), as their files state them. Figures for all but DejaVu are those of
 * `@capsizecss/metrics` 4.3, a package of 169 MB; DejaVu's are read by `@capsizecss/unpack`.
 */
function local(
	familyName: string,
	/**
	 * Full or PostScript name, whichever is the same in all versions of the font. Only one: a browser asks the system
	 * for each name that it does not have, which holds up the first paint.
	 */
	name: string,
	metrics: Pick<FontMetrics, "ascent" | "descent" | "lineGap" | "unitsPerEm" | "capHeight" | "xHeight" | "xWidthAvg">,
): FontMetrics {
	return {
		familyName,
		fullName: name,
		postscriptName: name,
		...metrics,
		subsets: { latin: { xWidthAvg: metrics.xWidthAvg }, thai: { xWidthAvg: 0 } },
	};
}

/** In the order in which a browser looks for them. */
export const serifs: FontMetrics[] = [
	local("Georgia", "Georgia", {
		ascent: 1878,
		descent: -449,
		lineGap: 0,
		unitsPerEm: 2048,
		capHeight: 1419,
		xHeight: 986,
		xWidthAvg: 913,
	}),
	local("Noto Serif", "NotoSerif-Regular", {
		ascent: 1069,
		descent: -293,
		lineGap: 0,
		unitsPerEm: 1000,
		capHeight: 714,
		xHeight: 536,
		xWidthAvg: 481,
	}),
	local("DejaVu Serif", "DejaVuSerif", {
		ascent: 1901,
		descent: -483,
		lineGap: 0,
		unitsPerEm: 2048,
		capHeight: 1493,
		xHeight: 1063,
		xWidthAvg: 1058,
	}),
];

export const sansSerifs: FontMetrics[] = [
	local("Arial", "ArialMT", {
		ascent: 1854,
		descent: -434,
		lineGap: 67,
		unitsPerEm: 2048,
		capHeight: 1467,
		xHeight: 1062,
		xWidthAvg: 913,
	}),
	local("Roboto", "Roboto-Regular", {
		ascent: 1900,
		descent: -500,
		lineGap: 0,
		unitsPerEm: 2048,
		capHeight: 1456,
		xHeight: 1082,
		xWidthAvg: 911,
	}),
	local("DejaVu Sans", "DejaVuSans", {
		ascent: 1901,
		descent: -483,
		lineGap: 0,
		unitsPerEm: 2048,
		capHeight: 1493,
		xHeight: 1120,
		xWidthAvg: 1041,
	}),
];
