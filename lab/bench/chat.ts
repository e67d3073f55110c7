/**
 * `npm run bench:chat`: what the Worker adds to a conversation. The same turns go straight to a backend on this machine
 * and through the Worker to that backend, by turns and in one run, so that both meet the same machine. Then a thousand
 * conversations, and what memory they leave behind.
 *
 * Its database and rate limit answer at once, from memory; far below the daily ceiling a visitor waits for it once a minute.
 */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort } from "../../tools/free-port.ts";
import { untilAnswered } from "../../tools/until-answered.ts";
import { heapOf } from "../measure/heap.ts";
import { builtWorker, startWorkerd } from "../measure/workerd.ts";
import { type Timing, turn } from "./conversation.ts";
import { quantile } from "./statistics.ts";

const rounds = { one: 200, fifty: 10, memory: 1000 };
/** Seconds after which a phase makes do with what it has. */
const patience = 45;

const backendPort = await freePort();
const backendUrl = `http://127.0.0.1:${backendPort}`;
// A process of its own, so that it does not share a core with what is measured by chance.
const backend = spawn(process.execPath, ["test/mocks/chat-server.ts", String(backendPort)], { stdio: "ignore" });
await untilAnswered(`${backendUrl}/requests`, backend);
const pieces = Array.from({ length: 40 }, (_, index) => `palabra ${index} `);
await fetch(`${backendUrl}/pieces`, { method: "PUT", body: JSON.stringify(pieces) });

/** Stands before the Worker and hands it bindings that answer from memory. */
const front = `import worker from "./index.js";
const counted = { results: [{ used: 1, salt: "" }] };
const DB = { prepare: () => ({ bind: () => ({}) }), batch: async (statements) => statements.map(() => counted) };
const CHAT_LIMIT = { limit: async () => ({ success: true }) };
let environment;
export default {
	fetch(request, bindings, context) {
		environment ??= { ...bindings, DB, CHAT_LIMIT };
		return worker.fetch(request, environment, context);
	},
};`;
const build = builtWorker("build");
const settings = {
	LEGAL_CHAT_URL: `${backendUrl}/legal-chat`,
	LEGAL_CHAT_TOKEN: "bench",
	LEGAL_CHAT_DAILY_LIMIT: "10000000",
};
const worker = await startWorkerd({
	...build,
	bindings: Object.assign({}, build.bindings, settings),
	modules: [{ type: "ESModule", path: resolve("build/server/front.js"), contents: front }, ...build.modules],
});

try {
	const ways = { direct: `${backendUrl}/legal-chat`, worker: `${worker.worker}/api/legal-chat` };
	for (let warm = 0; warm < 60; warm++) await Promise.all([turn(ways.direct), turn(ways.worker)]);

	print(`1 conversation at a time, ${pieces.length} pieces an answer`, await compare(ways, 1, rounds.one));
	print("50 conversations at a time", await compare(ways, 50, rounds.fifty));
	await memory(ways.worker);
} finally {
	await worker.stop();
	backend.kill();
}

interface Compared {
	direct: Timing[];
	worker: Timing[];
}

/** Both ways, one after the other in each round, the first one changing. */
async function compare(ways: { direct: string; worker: string }, parallel: number, count: number): Promise<Compared> {
	const result: Compared = { direct: [], worker: [] };
	const deadline = performance.now() + patience * 1000;
	for (let round = 0; round < count && performance.now() < deadline; round++) {
		const order = round % 2 === 0 ? (["direct", "worker"] as const) : (["worker", "direct"] as const);
		for (const way of order)
			result[way].push(...(await Promise.all(Array.from({ length: parallel }, () => turn(ways[way])))));
		if (parallel > 1) await forget();
	}
	await forget();
	return result;
}

/** A thousand conversations, ten at a time; the heap is looked at all the while, the lowest of each hundred counts. */
async function memory(url: string): Promise<void> {
	const heap = await heapOf(worker);
	const floors: number[] = [];
	const deadline = performance.now() + patience * 1000;
	let done = 0;
	while (done < rounds.memory && performance.now() < deadline) {
		let floor = Number.POSITIVE_INFINITY;
		for (let batch = 0; batch < 10; batch++, done += 10) {
			await Promise.all(Array.from({ length: 10 }, () => turn(url)));
			floor = Math.min(floor, await heap.megabytes());
		}
		floors.push(floor);
		await forget();
	}
	heap.close();
	console.log(`\nMemory over ${done} conversations, by the hundred`);
	console.log(`  heap of the Worker (lowest of each hundred), MB: ${floors.map((each) => each.toFixed(1)).join(" ")}`);
	const half = Math.floor(floors.length / 2);
	const growth = Math.min(...floors.slice(half)) - Math.min(...floors.slice(0, half));
	console.log(`  growth of the heap, second half against first: ${growth.toFixed(2)} MB`);
}

/** The backend remembers its requests; the benchmark has no use for them. */
async function forget(): Promise<void> {
	await fetch(`${backendUrl}/requests`, { method: "DELETE" });
}

function print(title: string, { direct, worker }: Compared): void {
	console.log(`\n${title} (${direct.length} each)`);
	console.log("                     p50 ms   p99 ms");
	const row = (name: string, values: number[]) =>
		console.log(
			`  ${name.padEnd(17)} ${quantile(values, 0.5).toFixed(2).padStart(8)} ${quantile(values, 0.99).toFixed(2).padStart(8)}`,
		);
	for (const part of ["first", "total"] as const) {
		const [straight, through] = [direct.map((each) => each[part]), worker.map((each) => each[part])];
		row(`${part}, straight`, straight);
		row(`${part}, Worker`, through);
		const [p50, p99] = [0.5, 0.99].map((rank) => ({
			added: quantile(through, rank) - quantile(straight, rank),
			ratio: quantile(through, rank) / quantile(straight, rank),
		}));
		console.log(
			`  ${part}: added p50 ${p50?.added.toFixed(2)} ms, ratio p50 ${p50?.ratio.toFixed(2)}, p99 ${p99?.ratio.toFixed(2)}`,
		);
	}
}
