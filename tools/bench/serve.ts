import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Served {
	url: string;
	inspectorPort: number;
	/** Resident memory of the workerd processes, in megabytes; nothing where there is no `/proc`. */
	residentMegabytes(): number | undefined;
	stop(): void;
}

/** Serves the production build with `wrangler dev`, on free ports and with a database of its own. */
export async function serveWorker(variables: Record<string, string>): Promise<Served> {
	const state = await mkdtemp(join(tmpdir(), "lindero-bench-"));
	const wrangler = ["--persist-to", state];
	spawnSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...wrangler], {
		env: { ...process.env, CI: "true" },
	});
	const [port, inspectorPort] = [await freePort(), await freePort()];
	const settings = Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
	const server = spawn(
		"wrangler",
		[
			"dev",
			"--port",
			String(port),
			"--inspector-port",
			String(inspectorPort),
			"--log-level",
			"warn",
			...wrangler,
			...settings,
		],
		// A group of its own: ending wrangler alone would leave workerd on the port.
		{ detached: true, stdio: "ignore", env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
	);
	const stop = () => {
		if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
		rmSync(state, { recursive: true, force: true });
	};
	try {
		await answers(`http://127.0.0.1:${port}/robots.txt`, server);
	} catch (error) {
		stop();
		throw error;
	}
	return { url: `http://127.0.0.1:${port}`, inspectorPort, residentMegabytes: () => resident(server), stop };
}

/** Starts a program of ours in a process of its own, so that it does not share a core with what is measured by chance. */
export function startProgram(file: string, ...args: string[]): ChildProcess {
	return spawn(process.execPath, [file, ...args], { stdio: "ignore" });
}

export async function answers(url: string, program: ChildProcess): Promise<void> {
	const deadline = Date.now() + 60_000;
	while (Date.now() < deadline && program.exitCode === null) {
		const known = await fetch(url).then(
			(response) => response.ok,
			() => false,
		);
		if (known) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`Nothing answers at ${url}`);
}

export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	if (typeof address !== "object" || address === null) throw new Error("No free port");
	return address.port;
}

/** wrangler starts workerd twice, for its proxy and for the Worker: both count. */
function resident(server: ChildProcess): number | undefined {
	try {
		const pages = readdirSync("/proc")
			.filter((name) => /^\d+$/.test(name))
			.map((pid) => statusOf(pid))
			.filter((status) => status.includes("Name:\tworkerd") && descends(status, server.pid ?? 0));
		const kilobytes = pages.map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
		return kilobytes.length > 0 ? kilobytes.reduce((sum, one) => sum + one, 0) / 1024 : undefined;
	} catch {
		return undefined;
	}
}

function descends(status: string, ancestor: number): boolean {
	const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1] ?? "0";
	return Number(parent) === ancestor || (parent !== "0" && parent !== "1" && descends(statusOf(parent), ancestor));
}

function statusOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/status`, "utf8");
	} catch {
		return "";
	}
}
