import type { Seen } from "./lighthouse.ts";
import type { Rate } from "./rates.ts";

export interface Measured {
	/** By subject and number of connections. */
	perSecond: Readonly<Record<string, Readonly<Record<number, Rate>>>>;
	firstByte: Readonly<Record<"cached" | "file" | "bare", number>>;
	pages: Readonly<Record<string, Seen>>;
}

interface Target {
	name: string;
	measured: number;
	target: string;
	met: boolean;
}

/** The figures that there is a target for. */
export function judge({ perSecond, firstByte, pages: { reference, floor: _, ...own } }: Measured): Target[] {
	const rounded = (value: number) => Number(value.toFixed(3));
	const atMost = (name: string, measured: number, limit: number): Target => ({
		name,
		measured: rounded(measured),
		target: `≤ ${limit}`,
		met: measured <= limit,
	});
	const atLeast = (name: string, measured: number, limit: number): Target => ({
		name,
		measured: rounded(measured),
		target: `≥ ${limit}`,
		met: measured >= limit,
	});
	const all = Object.values(own).map(({ figures }) => figures);
	const scores = all.flatMap((figures) => [
		figures.performance,
		figures.accessibility,
		figures["best-practices"],
		figures.seo,
	]);
	const [home, still] = [own["home es"]?.figures, reference?.figures];
	const rate = (name: string) => perSecond[name]?.[20]?.perSecond ?? Number.NaN;
	const againstFloor = (name: string) => rate(name) / rate("floor");
	return [
		atLeast("lowest Lighthouse score of all pages", Math.min(...scores), 100),
		...(home && still
			? [
					atMost("FCP of home against the page without script", home.FCP / still.FCP, 1.05),
					atMost("LCP of home against the page without script", home.LCP / still.LCP, 1.05),
					atMost("KB until the largest paint of home", home["KB until LCP"], 90),
				]
			: []),
		atMost("largest layout shift", Math.max(...all.map(({ CLS }) => CLS)), 0),
		atMost("longest blocking time, ms", Math.max(...all.map(({ TBT }) => TBT)), 10),
		atLeast("cached page against uncached floor, requests a second", againstFloor("cached"), 4),
		atLeast("uncached home against uncached floor, requests a second", againstFloor("uncached"), 0.25),
		{
			name: "the same of a bare Worker that only sends the same bytes",
			measured: rounded(againstFloor("bare Worker")),
			target: "to compare",
			met: true,
		},
		atMost("first byte of a cached page against a file", firstByte.cached / firstByte.file, 1.3),
	];
}
