import { execFile, spawnSync } from "node:child_process";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { quantile } from "./statistics.ts";

/** Requests a second, and how long one takes, in milliseconds. */
export interface Rate {
	perSecond: number;
	p50: number;
	p99: number;
}

/** What asks: wrk where it is installed, since autocannon needs a core of its own to read what comes. */
export const client = spawnSync("wrk", ["-v"]).error ? "autocannon" : "wrk";

/** Asks for an address again and again over so many connections at once, for so many seconds. */
export function rate(address: string, connections: number, seconds: number): Promise<Rate> {
	return client === "wrk" ? byWrk(address, connections, seconds) : byAutocannon(address, connections, seconds);
}

async function byWrk(address: string, connections: number, seconds: number): Promise<Rate> {
	const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "10s", address];
	const { stdout } = await promisify(execFile)("wrk", flags);
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Requests for ${address} failed\n${stdout}`);
	const line = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "";
	return {
		perSecond: Number(line(/Requests\/sec:\s+([\d.]+)/)),
		p50: milliseconds(line(/ 50%\s+([\d.]+\w+)/)),
		p99: milliseconds(line(/ 99%\s+([\d.]+\w+)/)),
	};
}

/** `740.00us`, `1.23ms`, `1.02s` */
function milliseconds(text: string): number {
	const value = Number.parseFloat(text);
	if (text.endsWith("us")) return value / 1000;
	return text.endsWith("ms") ? value : value * 1000;
}

async function byAutocannon(address: string, connections: number, seconds: number): Promise<Rate> {
	const result = await autocannon({ url: address, connections, duration: seconds });
	const bad = result.non2xx + result.errors + result.timeouts;
	if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests for ${address} failed`);
	return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/**
 * How long the first byte of each address takes over one open connection, in milliseconds: asked by turns, so that all
 * meet the same machine.
 */
export async function firstBytes<Name extends string>(
	addresses: Readonly<Record<Name, string>>,
	rounds: number,
): Promise<Record<Name, { p50: number; p99: number }>> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const names = Object.keys(addresses) as Name[];
	const times = new Map<Name, number[]>(names.map((name) => [name, []]));
	for (let round = -200; round < rounds; round++) {
		for (const name of names) {
			const time = await firstByte(addresses[name], agent);
			// What comes before is to warm up.
			if (round >= 0) times.get(name)?.push(time);
		}
	}
	agent.destroy();
	const of = (name: Name) => times.get(name) ?? [];
	return Object.fromEntries(
		names.map((name) => [name, { p50: quantile(of(name), 0.5), p99: quantile(of(name), 0.99) }]),
	) as Record<Name, { p50: number; p99: number }>;
}

function firstByte(address: string, agent: Agent): Promise<number> {
	return new Promise((done, fail) => {
		const began = performance.now();
		get(address, { agent }, (answer) => {
			answer.once("data", () => {
				const time = performance.now() - began;
				answer.resume();
				answer.once("end", () => done(time));
			});
		}).on("error", fail);
	});
}
