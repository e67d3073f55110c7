import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { countViolations } from "../../app/.server/measurement/csp-reports.ts";
import { counted, emptyCounts } from "../.server/measurement/counts.ts";

const address = "https://cardon-palma.example/api/csp-report";

/** Each report is another visitor's. */
let visitors = 100;

function report(type: string, body: unknown): Promise<Response> {
	return exports.default.fetch(
		new Request(address, {
			method: "POST",
			headers: { "content-type": type, "cf-connecting-ip": `198.51.100.${visitors++}` },
			body: typeof body === "string" ? body : JSON.stringify(body),
		}),
	);
}

const violation = (effectiveDirective: string, disposition = "enforce", type = "csp-violation") => ({
	type,
	age: 12,
	url: "https://cardon-palma.example/contacto?secret=1",
	user_agent: "Somebody's browser",
	body: { documentURL: "https://cardon-palma.example/contacto", effectiveDirective, disposition, sample: "text" },
});

beforeEach(emptyCounts);

test("the older format is counted by directive", async () => {
	const body = {
		"csp-report": { "document-uri": "https://cardon-palma.example/", "violated-directive": "img-src 'self'" },
	};
	expect((await report("application/csp-report", body)).status).toBe(204);
	expect(await counted("csp_report_count")).toEqual([{ directive: "img-src", disposition: "enforce", count: 1 }]);
});

test("the newer format carries several; other kinds of report are left out", async () => {
	const body = [
		violation("script-src-elem"),
		violation("script-src-elem"),
		violation("require-trusted-types-for", "report"),
		violation("script-src-elem", "enforce", "deprecation"),
	];
	expect((await report("application/reports+json", body)).status).toBe(204);
	expect(await counted("csp_report_count")).toEqual([
		{ directive: "require-trusted-types-for", disposition: "report", count: 1 },
		{ directive: "script-src-elem", disposition: "enforce", count: 2 },
	]);
});

test("fifty violations of one kind are one write, and stand in a database apart from the enquiries", async () => {
	const { MEASUREMENT } = env;
	const statements: unknown[] = [];
	const watched = {
		prepare: (sql: string) => MEASUREMENT.prepare(sql),
		batch: (batch: D1PreparedStatement[]) => {
			statements.push(...batch);
			return MEASUREMENT.batch(batch);
		},
	} as unknown as D1Database;
	const same = Array.from({ length: 50 }, () => ({ directive: "img-src", disposition: "enforce" }) as const);
	await countViolations(watched, "2026-11-20", [...same, { directive: "img-src", disposition: "report" }]);
	expect(statements).toHaveLength(2);
	expect(await counted("csp_report_count")).toEqual([
		{ directive: "img-src", disposition: "enforce", count: 50 },
		{ directive: "img-src", disposition: "report", count: 1 },
	]);
	const tables = "SELECT name FROM sqlite_master WHERE name LIKE '%count%'";
	expect((await env.DB.prepare(tables).all()).results).toEqual([]);
});

test("of a visitor's many reports in a minute the first thirty are counted", async () => {
	const left = 60_000 - (Date.now() % 60_000);
	// Miniflare counts by the minute of the clock: the reports must not fall into two of them.
	if (left < 15_000) await scheduler.wait(left);
	const headers = { "content-type": "application/reports+json", "cf-connecting-ip": "203.0.113.30" };
	const body = JSON.stringify([violation("img-src")]);
	const statuses: number[] = [];
	for (let number = 0; number < 40; number++) {
		const answer = await exports.default.fetch(new Request(address, { method: "POST", headers, body }));
		statuses.push(answer.status);
	}
	expect(statuses).toEqual([...Array(30).fill(204), ...Array(10).fill(429)]);
	expect(await counted("csp_report_count")).toEqual([{ directive: "img-src", disposition: "enforce", count: 30 }]);
}, 90_000);

test("nothing of page or visitor is kept, and a made-up directive makes no row of its own", async () => {
	await report("application/reports+json", [violation("https://cardon-palma.example/contacto?secret=1")]);
	const rows = await counted("csp_report_count");
	expect(rows).toEqual([{ directive: "other", disposition: "enforce", count: 1 }]);
	expect(JSON.stringify(rows)).not.toMatch(/secret|contacto|browser/);
});

test.each<[string, string, unknown, number]>([
	["not JSON", "application/csp-report", "{", 400],
	["not a report", "application/csp-report", { hello: 1 }, 422],
	["too many at once", "application/reports+json", Array.from({ length: 51 }, () => violation("img-src")), 422],
	["another type", "text/html", "<p>", 415],
	["a long body", "application/csp-report", `"${"a".repeat(70_000)}"`, 413],
])("%s is refused and not counted", async (_, type, body, status) => {
	expect((await report(type, body)).status).toBe(status);
	expect(await counted("csp_report_count")).toEqual([]);
});

test("only POST is taken", async () => {
	const answer = await exports.default.fetch(new Request(address));
	expect(answer.status).toBe(405);
	expect(answer.headers.get("allow")).toBe("POST");
});
