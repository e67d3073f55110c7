import { env } from "cloudflare:workers";

/** Takes all counts away, so that a test needs nothing from those before it. */
export async function emptyCounts(): Promise<void> {
	const { MEASUREMENT } = env;
	await MEASUREMENT.batch(
		["vital_count", "action_count", "csp_report_count"].map((table) => MEASUREMENT.prepare(`DELETE FROM ${table}`)),
	);
}

/** The rows of a table of counts, without their day. */
export async function counted(table: "vital_count" | "action_count" | "csp_report_count") {
	const { results } = await env.MEASUREMENT.prepare(`SELECT * FROM ${table} ORDER BY 2, 3`).all();
	return results.map(({ day, ...row }) => {
		if (!/^\d{4}-\d{2}-\d{2}$/.test(String(day))) throw new Error(`"${String(day)}" is no day`);
		return row;
	});
}
