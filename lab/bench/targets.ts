import type { Seen } from "./lighthouse.ts";
import type { Rate } from "./rates.ts";
import type { Visit } from "./visit.ts";

export interface Measured {
	/** By subject and number of connections. */
	perSecond: Readonly<Record<string, Readonly<Record<number, Rate>>>>;
	firstByte: Readonly<Record<"cached" | "bare", number>> | undefined;
	pages: Readonly<Record<string, Seen>>;
	visits: Readonly<Record<string, Visit>>;
}

interface Target {
	name: string;
	measured: number;
	target: string;
	met: boolean;
}

/** The figures that there is a target for, as far as they were measured. */
export function judge({ perSecond, firstByte, pages, visits }: Measured): Target[] {
	const { limit, reference, ...own } = pages;
	const { limit: still, reference: _, ...visited } = visits;
	const all = Object.values(own).map(({ figures }) => figures);
	const scores = all.flatMap((figures) => [
		figures.performance,
		figures.accessibility,
		figures["best-practices"],
		figures.seo,
	]);
	const home = own["home es"]?.figures;
	const seen = Object.values(visited);
	const phone = visited["home es"];
	const rate = (name: string) => perSecond[name]?.[20]?.perSecond ?? Number.NaN;
	const againstFloor = (name: string) => rate(name) / rate("floor");
	return [
		...(home && limit
			? [
					atMost("FCP of home against the limit, simulated", home.FCP / limit.figures.FCP, 1.05),
					atMost("LCP of home against the limit, simulated", home.LCP / limit.figures.LCP, 1.05),
					atMost("KB until the largest paint of home", home["KB until LCP"], 60),
					atLeast("lowest Lighthouse score of all pages", Math.min(...scores), 100),
					atMost("largest layout shift", Math.max(...all.map(({ CLS }) => CLS)), 0),
				]
			: []),
		...(home && reference
			? [atMost("LCP of home against itself without script", home.LCP / reference.figures.LCP, 1.05)]
			: []),
		...(phone && still
			? [
					atMost("FCP of home against the limit, throttled", phone.FCP / still.FCP, 1.05),
					atMost("LCP of home against the limit, throttled", phone.LCP / still.LCP, 1.05),
					atMost("longest blocking to 12 s after load, ms", Math.max(...seen.map(({ blocking }) => blocking)), 100),
					atMost("slowest answer to a first tap, ms", Math.max(...seen.flatMap(firstTaps)), 100),
				]
			: []),
		...(firstByte
			? [
					atLeast("cached page against uncached floor, requests a second", againstFloor("cached"), 6),
					atLeast("cached page against a bare Worker that sends the same", rate("cached") / rate("bare Worker"), 0.9),
					atLeast("uncached home against uncached floor, requests a second", againstFloor("uncached"), 0.2),
					atMost("first byte of a cached page against that Worker", firstByte.cached / firstByte.bare, 1.1),
				]
			: []),
	];
}

function atMost(name: string, measured: number, limit: number): Target {
	return { name, measured: Number(measured.toFixed(3)), target: `≤ ${limit}`, met: measured <= limit };
}

function atLeast(name: string, measured: number, limit: number): Target {
	return { ...atMost(name, measured, limit), target: `≥ ${limit}`, met: measured >= limit };
}

const firstTaps = (visit: Visit) => [visit["INP 0.5 s"], visit["INP 1.5 s"], visit["INP 4 s"]];
