import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Workshop } from "./workshop.ts";

const wrangler = "node_modules/wrangler/bin/wrangler.js";
const environment = { ...process.env, CI: "1", NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" };

export function migrate({ config, state }: Workshop): void {
	const run = spawnSync(
		process.execPath,
		[wrangler, "d1", "migrations", "apply", "DB", "--local", "--persist-to", state, "--config", config],
		{ env: environment, encoding: "utf8" },
	);
	if (run.status !== 0) throw new Error(`Migrations failed:\n${run.stdout}${run.stderr}`);
}

/** `wrangler dev` over a workshop, to be killed and started again at will. Only what it started itself is ever killed. */
export class DevServer {
	readonly url: string;
	kills = { all: 0, workerd: 0 };
	#port: number;
	#workshop: Workshop;
	#process: ChildProcess | undefined;
	#output = "";

	private constructor(workshop: Workshop, port: number) {
		this.#workshop = workshop;
		this.#port = port;
		this.url = `http://127.0.0.1:${port}`;
	}

	static async start(workshop: Workshop): Promise<DevServer> {
		const server = new DevServer(workshop, await freePort());
		await server.start();
		return server;
	}

	/** Starts it and waits until it answers. */
	async start(): Promise<void> {
		for (let attempt = 1; attempt <= 3; attempt++) {
			this.#launch();
			for (let tries = 0; tries < 240; tries++) {
				if (this.#process?.exitCode !== null) break;
				if (await this.#answers()) return;
				await wait(250);
			}
			await this.stop();
		}
		throw new Error(`wrangler dev does not start:\n${this.#output.slice(-2000)}`);
	}

	/**
	 * Kills without warning: the whole group (wrangler, both workerd), or one workerd, which leaves wrangler with a port
	 * and nobody behind it, so that the rest is killed a moment later.
	 */
	async kill(): Promise<void> {
		if (Math.random() < 0.5) {
			const runtimes = this.#runtimes();
			const victim = runtimes[Math.floor(Math.random() * runtimes.length)];
			if (victim !== undefined && signal(victim, "SIGKILL")) {
				this.kills.workerd++;
				await wait(300);
				await this.stop();
				return;
			}
		}
		this.kills.all++;
		await this.stop();
	}

	/** Ends the whole process group and waits until it is gone. */
	async stop(): Promise<void> {
		const { pid } = this.#process ?? {};
		this.#process = undefined;
		if (pid === undefined) return;
		signal(-pid, "SIGKILL");
		for (let tries = 0; tries < 100 && signal(-pid, 0); tries++) await wait(50);
	}

	#launch(): void {
		const { config, state } = this.#workshop;
		const place = ["--config", config, "--persist-to", state];
		const port = ["--port", String(this.#port), "--ip", "127.0.0.1", "--inspector-port", "0"];
		// Detached: a process group of its own, so that one signal reaches all of it and nothing else.
		const child = spawn(
			process.execPath,
			[wrangler, "dev", ...place, ...port, "--show-interactive-dev-session=false", "--log-level", "error"],
			{ env: environment, detached: true, stdio: ["ignore", "pipe", "pipe"] },
		);
		const keep = (chunk: Buffer) => {
			this.#output = (this.#output + chunk.toString("utf8")).slice(-20_000);
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		this.#process = child;
	}

	async #answers(): Promise<boolean> {
		try {
			const response = await fetch(`${this.url}/robots.txt`, { signal: AbortSignal.timeout(3000) });
			await response.body?.cancel();
			return response.ok;
		} catch {
			return false;
		}
	}

	/** The workerd processes of the own group. */
	#runtimes(): number[] {
		const group = this.#process?.pid;
		if (!existsSync("/proc/self/stat") || group === undefined) return [];
		return readdirSync("/proc")
			.filter((name) => /^\d+$/.test(name))
			.filter((pid) => {
				try {
					// pid (name) state parent group …
					const [, name, rest = ""] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
					return name === "workerd" && Number(rest.split(" ")[2]) === group;
				} catch {
					return false;
				}
			})
			.map(Number);
	}
}

/** @returns whether there was something to receive it. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(pid, name);
	} catch {
		return false;
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject).listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
