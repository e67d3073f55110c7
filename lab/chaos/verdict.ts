import { open } from "./database.ts";
import type { Receiver } from "./receiver.ts";
import { type Submission, unexpected } from "./submissions.ts";
import type { Workshop } from "./workshop.ts";

/** What must hold, each with what was found instead. Empty: all of it does. */
export function breaches(workshop: Workshop, submissions: readonly Submission[], receiver: Receiver): string[] {
	const db = open(workshop);
	const all = (sql: string) => db.prepare(sql).all();
	const stored = new Map(
		all("SELECT reference, message FROM inquiries").map((row) => [row.reference, String(row.message)]),
	);
	const found: string[] = [];
	const must = (holds: boolean, breach: string) => {
		if (!holds) found.push(breach);
	};

	for (const { mark, shown, flagged } of submissions) {
		must(shown.size > 0, `${mark} was never shown a reference`);
		must(shown.size <= 1, `${mark} was shown ${[...shown].join(" and ")}`);
		for (const reference of shown) {
			must(
				stored.get(reference)?.startsWith(mark) ?? false,
				`${reference}, shown to ${mark}, is not its enquiry in D1`,
			);
		}
		const rows = [...stored.values()].filter((message) => message.startsWith(mark));
		must(rows.length === 1, `${mark} stands in D1 ${rows.length} times`);
		const answered = [...shown].some((reference) => receiver.mails.has(`${reference}.acknowledgement`));
		must(!(flagged && answered), `${mark} is flagged and was sent an acknowledgement`);
	}
	for (const { id, state } of all("SELECT id, state FROM outbox WHERE state NOT IN ('delivered', 'dead')")) {
		must(false, `job ${id} is still ${state}`);
	}
	for (const { id } of all("SELECT id FROM outbox WHERE state = 'dead' AND alerted_at IS NULL")) {
		must(false, `nobody was told that job ${id} is dead`);
	}
	for (const { reference } of all(
		"SELECT reference FROM inquiries WHERE reference NOT IN (SELECT reference FROM outbox)",
	)) {
		must(false, `${reference} has no jobs`);
	}
	for (const { id, kind } of all("SELECT id, kind FROM outbox WHERE state = 'delivered' AND kind <> 'digest'")) {
		const seen = kind === "webhook" ? receiver.webhooks : receiver.mails;
		must(seen.has(String(id)), `job ${id} is marked delivered and never arrived`);
	}
	must(receiver.badSignatures === 0, `${receiver.badSignatures} webhooks were wrongly signed`);
	for (const [answer, count] of unexpected) must(false, `${count} posts were answered: ${answer}`);
	db.close();
	return found;
}

/** The figures of a run, a line each. */
export function figures(workshop: Workshop, submissions: readonly Submission[], receiver: Receiver): string[] {
	const db = open(workshop);
	const rows = db
		.prepare("SELECT kind, state, count(*) AS n, sum(attempts) AS attempts FROM outbox GROUP BY kind, state")
		.all();
	const number = (sql: string) => Number(db.prepare(sql).get()?.n);
	const shown = new Set(submissions.flatMap(({ shown }) => [...shown]));
	const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
	const lines = [
		`${submissions.length} submissions, ${submissions.reduce((sum, { posts }) => sum + posts, 0)} posts (presses again included)`,
		`${shown.size} references shown, ${number("SELECT count(*) AS n FROM inquiries")} enquiries in D1, ${number(
			"SELECT count(*) AS n FROM inquiries WHERE flags <> ''",
		)} of them flagged`,
		...rows.map(({ kind, state, n, attempts }) => `jobs: ${kind} ${state}: ${n}, after ${attempts} attempts`),
		`letters sent: ${total(receiver.mails)}, with ${receiver.mails.size} different ids`,
		`webhooks taken: ${total(receiver.webhooks)}, with ${receiver.webhooks.size} different ids`,
		`faults: ${[...receiver.faults].map(([kind, count]) => `${kind} ${count}`).join(", ")}`,
	];
	db.close();
	return lines;
}
