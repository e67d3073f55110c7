import { execFile } from "node:child_process";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { median } from "./statistics.ts";

/** Requests a second, and how long one takes, in milliseconds. */
export interface Rate {
	perSecond: number;
	p50: number;
	p99: number;
}

/** As browsers ask. The bare Worker sends Brotli to whoever asks: so must the site be asked for it. */
const brotli = "Accept-Encoding: br";

/**
 * Asks for an address again and again over so many connections at once, for so many seconds. By wrk: a client in Node
 * takes a core of its own to read what comes, and measures itself.
 */
export async function rate(address: string, connections: number, seconds: number): Promise<Rate> {
	const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "10s", "-H", brotli, address];
	const { stdout } = await promisify(execFile)("wrk", flags).catch((cause: unknown) => {
		throw new Error("wrk did not run: is it installed?", { cause });
	});
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

/**
 * How long the first byte of each address takes over one open connection, in milliseconds, the median: asked by turns,
 * so that all meet the same machine.
 */
export async function firstBytes<Name extends string>(
	addresses: Readonly<Record<Name, string>>,
	rounds: number,
): Promise<Record<Name, number>> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const subjects = Object.entries<string>(addresses).map(([name, address]) => ({
		name,
		address,
		times: [] as number[],
	}));
	for (let round = -200; round < rounds; round++) {
		for (const { address, times } of subjects) {
			const time = await firstByte(address, agent);
			// What comes before is to warm up.
			if (round >= 0) times.push(time);
		}
	}
	agent.destroy();
	return Object.fromEntries(subjects.map(({ name, times }) => [name, median(times)])) as Record<Name, number>;
}

function firstByte(address: string, agent: Agent): Promise<number> {
	return new Promise((done, fail) => {
		const began = performance.now();
		get(address, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
			answer.once("data", () => {
				const time = performance.now() - began;
				answer.resume();
				answer.once("end", () => done(time));
			});
		}).on("error", fail);
	});
}
