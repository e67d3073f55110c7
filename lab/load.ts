/**
 * Whether the site holds under many visitors: `npm run test:load`. On workerd itself, on this machine, for a minute and a
 * half: 200 readers, 50 conversations with the built-in assistant, 10 enquiries a second, which the same isolate delivers,
 * and 10 reports of what visitors measured. Ends with 1 when an answer is 5xx, late or breaks off, when a reference that
 * was shown is not in the database, when no enquiry is delivered, or when the heap of the isolate passes its limit or grows.
 */
import { globSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { quantile } from "./bench/statistics.ts";
import { enquirers, type Met, pioneer, readers, reporters, talkers } from "./load/visitors.ts";
import { heapLimit, heapOf } from "./measure/heap.ts";
import { pageKinds, samplePath } from "./measure/sample-path.ts";
import { builtWorker, startWorkerd } from "./measure/workerd.ts";

const { values: options } = parseArgs({ options: { seconds: { type: "string", default: "90" } } });
const seconds = Number(options.seconds);

/** Megabytes. An isolate that grows by so much in this time is emptied within the hour. */
const mostGrowth = 10;

const running = await startWorkerd(builtWorker("build"));
try {
	const database = await running.database("DB");
	await migrate(database, "app/.server/migrations");
	await migrate(await running.database("MEASUREMENT"), "app/.server/measurement/migrations");

	const paths = (["es", "en"] as const).flatMap((locale) => pageKinds.map((page) => samplePath(page, locale)));
	await pioneer(running.worker, paths);
	const deadline = Date.now() + seconds * 1000;
	// What is stored in an hour has a ceiling, which tests of its own hold: here every enquiry is to be stored, also a late one.
	const raised = setInterval(() => void database.prepare("DELETE FROM quotas").run(), 1000);
	const [read, talked, wrote, reported, held] = await Promise.all([
		readers(200, running.worker, paths, deadline),
		talkers(50, running.worker, deadline),
		enquirers(10, running.worker, deadline),
		reporters(10, running.worker, deadline),
		watchHeap(deadline),
	]);
	clearInterval(raised);

	print("pages", read);
	print("answers of the assistant", talked);
	print("enquiries", wrote.met);
	print("reports", reported);
	const { results } = await database.prepare("SELECT reference, message FROM inquiries").all();
	const stored = new Map(results.map(({ reference, message }) => [reference, String(message)]));
	const shown = wrote.submissions.flatMap(({ mark, shown }) => [...shown].map((reference) => ({ mark, reference })));
	const lost = shown.filter(({ mark, reference }) => !stored.get(reference)?.startsWith(mark));
	const unanswered = wrote.submissions.filter(({ shown }) => shown.size !== 1).length;
	console.log(
		`references shown: ${shown.length}; enquiries stored: ${stored.size}; shown and not stored: ${lost.length}`,
	);

	const delivered = await database.prepare("SELECT count(*) FROM outbox WHERE state = 'delivered'").first("count(*)");
	console.log(`deliveries made by then: ${delivered}`);

	const half = Math.floor(held.length / 2);
	const [first, second] = [Math.min(...held.slice(0, half)), Math.min(...held.slice(half))];
	console.log(`heap, every ten seconds, MB: ${held.map((each) => each.toFixed(1)).join(" ")}`);

	const breaches = [
		...[read, talked, wrote.met, reported].flatMap(({ failures }) => failures),
		...lost.map(({ reference }) => `${reference} was shown and is not stored`),
		...(unanswered > 0 ? [`${unanswered} enquiries were shown no reference, or two`] : []),
		...(delivered === 0 ? ["no enquiry was delivered"] : []),
		...(held.length < 2 ? ["the heap was not seen twice without its garbage"] : []),
		...(Math.max(...held) > heapLimit ? [`the heap passes ${heapLimit} MB`] : []),
		...(second - first > mostGrowth ? [`the heap grows: ${first.toFixed(1)}, then ${second.toFixed(1)} MB`] : []),
	];
	console.log(breaches.length === 0 ? "Held." : `${breaches.length} broken:\n  ${breaches.slice(0, 20).join("\n  ")}`);
	process.exitCode = breaches.length === 0 ? 0 : 1;
} finally {
	await running.stop();
}

async function migrate(database: D1Database, folder: string): Promise<void> {
	for (const file of globSync(`${folder}/*.sql`).sort())
		for (const statement of readFileSync(file, "utf8")
			.split(/;\s*$/m)
			.filter((sql) => sql.trim()))
			await database.prepare(statement).run();
}

/** What the heap holds every ten seconds, as far as its garbage was collected: with garbage it is twice as much. */
async function watchHeap(deadline: number): Promise<number[]> {
	const heap = await heapOf(running);
	const held: number[] = [];
	for (await wait(10_000); Date.now() < deadline; await wait(10_000)) {
		await heap.collect();
		held.push(await heap.megabytes());
	}
	heap.close();
	return held;
}

function print(what: string, { times, failures }: Met): void {
	const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((each) => `${each.toFixed(0)} ms`);
	const rate = (times.length / seconds).toFixed(1);
	console.log(`${what}: ${times.length} (${rate} a second), p50 ${p50}, p99 ${p99}; ${failures.length} failed`);
}
