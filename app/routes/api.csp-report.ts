import { environmentContext } from "../.server/environment.ts";
import { answerCounted, empty, readBeacon, today } from "../.server/measurement/beacon.ts";
import { countViolations, parseViolations } from "../.server/measurement/csp-reports.ts";
import type { Route } from "./+types/api.csp-report";

const accepted = {
	types: ["application/csp-report", "application/reports+json", "application/json"],
	limit: 64 * 1024,
};

/** Browser reports of what the content security policy blocked: counted, never stored. */
export async function action({ request, context }: Route.ActionArgs) {
	const { MEASUREMENT, BEACON_LIMIT } = context.get(environmentContext);
	const body = await readBeacon(request, { ...accepted, rate: BEACON_LIMIT });
	const violations = parseViolations(body);
	if (!violations) return empty(422);
	return answerCounted("csp-report.not-counted", countViolations(MEASUREMENT, today(), violations));
}

export const loader = action;
