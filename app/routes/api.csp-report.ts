import { environmentContext } from "../.server/environment.ts";
import { errorFields, log } from "../.server/log.ts";
import { empty, readBeacon, today } from "../.server/measurement/beacon.ts";
import { countViolations, parseViolations } from "../.server/measurement/csp-reports.ts";
import type { Route } from "./+types/api.csp-report";

const accepted = {
	types: ["application/csp-report", "application/reports+json", "application/json"],
	limit: 64 * 1024,
};

/** Browser reports on what the content security policy blocked: counted, never stored. */
export async function action({ request, context }: Route.ActionArgs) {
	const { MEASUREMENT, BEACON_LIMIT } = context.get(environmentContext);
	const beacon = await readBeacon(request, { ...accepted, rate: BEACON_LIMIT });
	if ("refusal" in beacon) return beacon.refusal;
	const violations = parseViolations(beacon.body);
	if (!violations) return empty(422);
	try {
		await countViolations(MEASUREMENT, today(), violations);
		return empty(204);
	} catch (error) {
		log("warn", "csp-report.not-counted", errorFields(error));
		return empty(503);
	}
}

export const loader = action;
