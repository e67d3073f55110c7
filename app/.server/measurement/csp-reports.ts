import { z } from "zod";

/** The directives of the site's own policies; a report on any other counts as `other`, so that rows stay few. */
const directives = [
	"default-src",
	"script-src",
	"script-src-elem",
	"script-src-attr",
	"style-src",
	"style-src-elem",
	"style-src-attr",
	"img-src",
	"font-src",
	"connect-src",
	"manifest-src",
	"frame-src",
	"form-action",
	"base-uri",
	"frame-ancestors",
	"require-trusted-types-for",
] as const;

/** Reports that one request may carry: browsers gather them, but a page has no more than a few. */
const most = 50;

/** What is counted of a violation. */
export interface Violation {
	directive: string;
	disposition: "enforce" | "report";
}

const disposition = z.enum(["enforce", "report"]).catch("enforce");

/** The older format, of `report-uri`: one report under `csp-report`. */
const single = z.object({
	"csp-report": z.object({
		"effective-directive": z.string().optional(),
		"violated-directive": z.string().optional(),
		disposition,
	}),
});

/** The newer one, of `report-to` (https://www.w3.org/TR/reporting-1/): a list, where other kinds may stand as well. */
const gathered = z
	.array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.string().optional(), disposition }) }))
	.max(most);

/** The violations in a body of either format, or nothing when it is neither. */
export function parseViolations(body: unknown): Violation[] | undefined {
	const list = gathered.safeParse(body);
	if (list.success) {
		return list.data
			.filter(({ type }) => type === "csp-violation")
			.map(({ body: { effectiveDirective, disposition } }) => ({ directive: known(effectiveDirective), disposition }));
	}
	const one = single.safeParse(body);
	if (!one.success) return undefined;
	const report = one.data["csp-report"];
	// Older browsers put the directive's whole text where its name should be.
	const name = report["effective-directive"] ?? report["violated-directive"]?.split(" ")[0];
	return [{ directive: known(name), disposition: report.disposition }];
}

function known(directive: string | undefined): string {
	return directives.find((name) => name === directive) ?? "other";
}

/** Adds violations to the counts of a day, those of one kind together: the directive's name, and nothing of page or visitor. */
export async function countViolations(db: D1Database, day: string, violations: readonly Violation[]): Promise<void> {
	if (violations.length === 0) return;
	const statement = db.prepare(
		"INSERT INTO csp_report_count (day, directive, disposition, count) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET count = count + ?4",
	);
	const kinds = Map.groupBy(violations, ({ directive, disposition }) => `${directive} ${disposition}`);
	await db.batch(
		Array.from(kinds.values(), (same) => statement.bind(day, same[0]?.directive, same[0]?.disposition, same.length)),
	);
}
