import { environmentContext } from "../.server/environment.ts";
import { answerCounted, empty, readBeacon, today } from "../.server/measurement/beacon.ts";
import { countReport, parseReport } from "../.server/measurement/vitals.ts";
import type { Route } from "./+types/api.vitals";

const accepted = { types: ["application/json"], limit: 4 * 1024 };

/** A page's web vitals, sent when it is left and added to daily counts, unless the visitor has opted out (GPC, DNT). */
export async function action({ request, context }: Route.ActionArgs) {
	const { MEASUREMENT, BEACON_LIMIT } = context.get(environmentContext);
	const body = await readBeacon(request, { ...accepted, rate: BEACON_LIMIT });
	const report = parseReport(body);
	if (!report) return empty(422);
	if (request.headers.get("sec-gpc") === "1" || request.headers.get("dnt") === "1") return empty(204);
	return answerCounted("vitals.not-counted", countReport(MEASUREMENT, today(), report));
}

export const loader = action;
