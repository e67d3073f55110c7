import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { WrappedBuild } from "../../tools/wrapped-build.ts";
import type { Receiver } from "./receiver.ts";
import { type Submission, unexpected } from "./submissions.ts";

type Rows = Record<string, unknown>[];

/** Asks the local D1 database, beside the running Worker: it is an SQLite file that takes other readers. */
function query({ state }: WrappedBuild, sql: string): Rows {
	for (const file of globSync(join(state, "v3/d1/**/*.sqlite"))) {
		const db = new DatabaseSync(file, { readOnly: true });
		try {
			if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'inquiries'").get()) return db.prepare(sql).all();
		} finally {
			db.close();
		}
	}
	throw new Error(`No database with enquiries under ${state}`);
}

/** How many jobs wait; nothing while the file is busy. */
export function waitingJobs(workshop: WrappedBuild): number | undefined {
	try {
		return query(workshop, "SELECT id FROM outbox WHERE state = 'waiting'").length;
	} catch {
		return undefined;
	}
}

/** What must hold, each with what was found instead. Empty: all of it does. */
export function breaches(workshop: WrappedBuild, submissions: readonly Submission[], receiver: Receiver): string[] {
	const stored = new Map(
		query(workshop, "SELECT reference, message FROM inquiries").map((row) => [row.reference, String(row.message)]),
	);
	const found = submissions.flatMap(({ mark, shown }) => {
		const rows = [...stored.values()].filter((message) => message.startsWith(mark)).length;
		return [
			...(shown.size === 1 ? [] : [`${mark} was shown ${shown.size} references: ${[...shown].join(", ")}`]),
			...(rows === 1 ? [] : [`${mark} stands in D1 ${rows} times`]),
			...[...shown]
				.filter((reference) => !stored.get(reference)?.startsWith(mark))
				.map((reference) => `${reference}, shown to ${mark}, is not its enquiry in D1`),
		];
	});
	const each = (sql: string, breach: (row: Rows[number]) => string) => query(workshop, sql).map(breach);
	const delivered = query(workshop, "SELECT id, kind FROM outbox WHERE state = 'delivered' AND kind <> 'digest'");
	const arrived = ({ id, kind }: Rows[number]) =>
		(kind === "webhook" ? receiver.webhooks : receiver.mails).has(String(id));
	return [
		...found,
		...each(
			"SELECT id, state FROM outbox WHERE state NOT IN ('delivered', 'dead')",
			({ id, state }) => `job ${id} is still ${state}`,
		),
		...each(
			"SELECT id FROM outbox WHERE state = 'dead' AND alerted_at IS NULL",
			({ id }) => `nobody was told that job ${id} is dead`,
		),
		...each(
			"SELECT reference FROM inquiries WHERE reference NOT IN (SELECT reference FROM outbox)",
			({ reference }) => `${reference} has no jobs`,
		),
		...delivered.filter((job) => !arrived(job)).map(({ id }) => `job ${id} is marked delivered and never arrived`),
		...(receiver.badSignatures > 0 ? [`${receiver.badSignatures} webhooks were wrongly signed`] : []),
		...unexpected.map((answer) => `a post was answered: ${answer}`),
	];
}

/** The figures of a run, a line each. */
export function figures(workshop: WrappedBuild, submissions: readonly Submission[], receiver: Receiver): string[] {
	const shown = new Set(submissions.flatMap(({ shown }) => [...shown]));
	const posts = submissions.reduce((sum, { posts }) => sum + posts, 0);
	const jobs = query(workshop, "SELECT kind, state, count(*) AS n, sum(attempts) AS tries FROM outbox GROUP BY 1, 2");
	return [
		`${submissions.length} submissions, ${posts} posts (presses again included)`,
		`${shown.size} references shown, ${query(workshop, "SELECT 1 FROM inquiries").length} enquiries in D1`,
		...jobs.map(({ kind, state, n, tries }) => `jobs: ${kind} ${state}: ${n}, after ${tries} attempts`),
		`arrived: ${receiver.mails.size} letters, ${receiver.webhooks.size} webhooks`,
		`faults: ${[...receiver.faults].map(([kind, count]) => `${kind} ${count}`).join(", ")}`,
	];
}
