import type { Ground, Position } from "../../app/site/map/panel.ts";
import type { Outlines } from "./geography.ts";
import { planPanels } from "./plan.ts";
import { type Region, regionOf } from "./regions.ts";
import { namePoints, outlineOf } from "./states.ts";

/** What the ground depends on, as the content has it. */
export interface Facts {
	offices: readonly (Position & { id: string; country: "US" | "MX"; region: string; regionCode: string })[];
	areas: readonly Position[];
	/** Metres; undefined where the firm states none. */
	serviceRadius?: number | undefined;
	jurisdictions: readonly { id: string; country: "US" | "MX"; region?: string | undefined; names: readonly string[] }[];
}

export interface State extends Region {
	jurisdiction?: string;
	name: string;
}

/** The largest size of a state's name, in units, and the width of its letters in ems, a little above the truth. */
const nameSize = 37.5;
const letter = 0.5;

/** The states of the offices, each once. @throws RangeError when an office is in a state that its country does not have */
export function statesOf({ offices, jurisdictions }: Facts): State[] {
	const states = offices.map(({ id, country, region: name, regionCode }) => {
		const region = within(`offices, ${id}`, () => regionOf(country, regionCode));
		const jurisdiction = jurisdictions.find(
			(each) =>
				each.country === country &&
				each.region !== undefined &&
				within(`jurisdictions, ${each.id}`, () => regionOf(country, each.region ?? "")).shape === region.shape,
		);
		return { ...region, name, ...(jurisdiction ? { jurisdiction: jurisdiction.id } : {}) };
	});
	return states.filter(({ shape }, index) => states.findIndex((each) => each.shape === shape) === index);
}

function within<T>(place: string, find: () => T): T {
	try {
		return find();
	} catch (error) {
		throw new RangeError(`firm.yaml, ${place}: ${error instanceof Error ? error.message : error}`);
	}
}

/** Where the views of the map are, and where the names of its states may stand. Nothing for a firm without areas. */
export function groundOf(facts: Facts, outlines: Outlines): Ground {
	const { offices, areas, serviceRadius, jurisdictions } = facts;
	if (areas.length === 0) return { panels: [], states: [] };
	const states = statesOf(facts).map((state) => ({ ...state, outline: outlineOf(state, outlines) }));
	const shapes = states.map(({ outline }) => outline);
	const panels = planPanels(offices, areas, shapes, serviceRadius === undefined ? undefined : serviceRadius / 1000);
	const [overview] = panels;
	return {
		panels,
		states: states.map(({ jurisdiction, name, outline }) => {
			const names = jurisdictions.find(({ id }) => id === jurisdiction)?.names ?? [name];
			const width = Math.max(...names.map(({ length }) => length)) * nameSize * letter;
			const points = overview ? namePoints(outline, overview, { width, height: nameSize }) : [];
			return { ...(jurisdiction ? { jurisdiction } : {}), name, points };
		}),
	};
}
