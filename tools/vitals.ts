/**
 * What the site measured of itself: web vitals, calls to action and reports of the security policy.
 *
 *   npm run vitals                          the last 28 days of the local database
 *   npm run vitals -- --remote --days 7     of the deployed one
 */
import { parseArgs } from "node:util";
import { metricNames } from "../app/features/vitals/protocol/report.ts";
import { summarise } from "../app/features/vitals/protocol/summary.ts";
import { query } from "./database.ts";

const { values: options } = parseArgs({
	options: {
		remote: { type: "boolean", default: false },
		days: { type: "string", default: "28" },
		"persist-to": { type: "string" },
	},
});
// It goes into the statement, because `wrangler d1 execute` binds no parameters.
const days = Number(options.days);
if (!Number.isInteger(days) || days < 1 || days > 3660) throw new Error("--days takes a whole number from 1 to 3660");
const since = `day > date('now', '-${days} days')`;

const where = { database: "MEASUREMENT", remote: options.remote, persistTo: options["persist-to"] } as const;

const vitals = query(
	`SELECT metric, bucket, SUM(count) AS count FROM vital_count WHERE ${since} GROUP BY metric, bucket`,
	where,
);
const actions = query(
	`SELECT action, SUM(count) AS count FROM action_count WHERE ${since} GROUP BY action ORDER BY 2 DESC`,
	where,
);
const reports = query(
	`SELECT disposition, directive, SUM(count) AS count FROM csp_report_count WHERE ${since} GROUP BY 1, 2 ORDER BY 3 DESC`,
	where,
);

const percent = (share: number) => `${Math.round(share * 100)}%`;

console.log(`Last ${days} days (UTC), ${options.remote ? "deployed site" : "this machine"}\n`);
console.log("Web vitals");
console.table(
	Object.fromEntries(
		metricNames.map((metric) => {
			const rows = vitals.filter((row) => row.metric === metric);
			const found = summarise(metric, new Map(rows.map(({ bucket, count }) => [Number(bucket), Number(count)])));
			if (!found) return [metric, { samples: 0 }];
			const p75 = metric === "CLS" ? found.p75.toFixed(3) : `${Math.round(found.p75)} ms`;
			const poor = 1 - found.good - found.middling;
			return [metric, { samples: found.samples, p75, good: percent(found.good), poor: percent(poor) }];
		}),
	),
);
console.log("Calls to action");
console.table(actions);
console.log("Security policy: what was blocked (enforce) or would have been (report)");
console.table(reports);
