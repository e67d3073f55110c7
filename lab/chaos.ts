/**
 * Nothing is lost when everything fails: `npm run test:chaos`. Visitors send 200 enquiries to `wrangler dev` while it is
 * killed and started again at random; the queue's consumer throws half of the time, before or after its work; mail,
 * webhook and database fail at random; crons are triggered by their address. In the end every reference that was shown
 * is in D1, once, and every job is delivered or dead, or this exits with 1.
 */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serveBuild } from "../tools/serve-build.ts";
import { wrapBuild } from "../tools/wrapped-build.ts";
import { startReceiver } from "./chaos/receiver.ts";
import { makeSubmissions, submit } from "./chaos/submissions.ts";
import { breaches, figures, waitingJobs } from "./chaos/verdict.ts";

const { values: options } = parseArgs({
	options: {
		submissions: { type: "string", default: "200" },
		/** Seconds: for the visitors with the kills among them, and then for what is left to deliver. */
		storm: { type: "string", default: "420" },
		calm: { type: "string", default: "300" },
	},
});
const visitorsAtOnce = 5;

/** Seconds that a server lives, at random between; and how many are killed. */
const life = { least: 1, most: 7 };
const mostKills = 25;

const secret = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
const between = (least: number, most: number) => (least + Math.random() * (most - least)) * 1000;

for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => process.exit(1));
const receiver = await startReceiver(secret);
const workshop = wrapBuild(".", new URL("chaos/faulty-worker.ts", import.meta.url), ({ vars, queues }) => {
	Object.assign(vars, {
		FAULTS_URL: receiver.url,
		WEBHOOK_URL: `${receiver.url}/webhook`,
		WEBHOOK_SECRET: secret,
		DELIVERY_RETRY_SECONDS: "1",
	});
	// Fewer attempts than in `wrangler.toml`, so that dead letters come about in minutes.
	for (const consumer of queues.consumers) if (consumer.dead_letter_queue) consumer.max_retries = 4;
});
let server = await serveBuild({}, workshop);
let kills = 0;
let crons = 0;
let killing = true;
let running = true;

async function stop(): Promise<void> {
	const ended = once(server.process, "exit");
	server.stop();
	await ended;
}

/** Kills wrangler and workerd without warning, at random moments while visitors are about, and a while longer. */
async function killer(): Promise<void> {
	while (killing && kills < mostKills) {
		await wait(between(life.least, life.most));
		if (!killing) return;
		await stop();
		kills++;
		server = await serveBuild({}, workshop);
	}
}

/** Local crons never run by themselves. */
async function clock(): Promise<void> {
	while (running) {
		await wait(4000);
		const signal = AbortSignal.timeout(20_000);
		try {
			await fetch(`${server.url}/cdn-cgi/handler/scheduled`, { signal });
			crons++;
		} catch {
			// It is being killed just now.
		}
	}
}

async function visitors(): Promise<void> {
	const waiting = [...submissions];
	const one = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			await submit(() => server.url, next, started + Number(options.storm) * 1000);
			await wait(between(0.2, 1.6));
		}
	};
	await Promise.all(Array.from({ length: visitorsAtOnce }, one));
}

/** Waits until no job is waiting any more. */
async function settled(): Promise<void> {
	const deadline = Date.now() + Number(options.calm) * 1000;
	for (let jobs = waitingJobs(workshop); jobs !== 0 && Date.now() < deadline; jobs = waitingJobs(workshop)) {
		console.log(`${seconds()}: ${jobs === undefined ? "database busy" : `${jobs} jobs wait`}`);
		await wait(5000);
	}
}

const submissions = makeSubmissions(Number(options.submissions));
try {
	const background = [killer(), clock()];
	await visitors();
	console.log(`${seconds()}: all visitors have their reference, or gave up`);
	// Some deliveries meet a kill as well; then what is left has the time it needs.
	await wait(20_000);
	killing = false;
	await background[0];
	await settled();
	// An alert may still be on its way: it goes out with the next cron.
	await wait(12_000);
	running = false;
	await background[1];
	await stop();
	console.log(figures(workshop, submissions, receiver).join("\n"));
	console.log(`killed ${kills} times, ${crons} crons, ${seconds()}`);
	const wrong = breaches(workshop, submissions, receiver);
	console.log(wrong.length === 0 ? "Nothing was lost, nothing is left over." : `${wrong.length} broken:`);
	for (const breach of wrong.slice(0, 20)) console.log(`  ${breach}`);
	process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
	server.stop();
	receiver.close();
	if (process.exitCode === 0) workshop.remove();
	else console.log(`The database of this run: ${workshop.state}`);
}
