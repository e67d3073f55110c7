import type { Environment } from "../environment.ts";
import { networkOf } from "../http/visitor.ts";
import { errorFields, log } from "../log.ts";
import { consume, windowOf } from "../quota.ts";
import { within } from "../within.ts";

/**
 * Enquiries an hour that are stored. Behind one address may be a whole office, or a city's customers of a mobile provider:
 * its limit is far above what a firm gets in an hour from everywhere, and whoever meets it is told at once how to reach
 * the firm otherwise. The site's keeps ten days of the largest enquiries there can be within the ten gigabytes of a
 * database, and the firm sees them come. See docs/decisions/0010-ceilings.md.
 */
const ceiling = { name: "enquiry", period: "hour", perNetwork: 20, perSite: 300 } as const;

/** Milliseconds. A visitor waits for this. */
const timeout = 3000;

/**
 * Counts an enquiry. A count that cannot be had is no reason to refuse one.
 *
 * @returns seconds until the next one is taken, where there have been too many; nothing when this one is to be stored.
 */
export async function overCeiling(request: Request, { DB }: Environment, now: Date): Promise<number | undefined> {
	try {
		const { network, site } = await within(timeout, consume(DB, ceiling, networkOf(request), now));
		if (network !== undefined && site !== undefined) return undefined;
		const { end } = windowOf(ceiling.period, now);
		return Math.ceil((Date.parse(end) - now.getTime()) / 1000);
	} catch (error) {
		log("warn", "inquiry.ceiling.failed", errorFields(error));
		return undefined;
	}
}
