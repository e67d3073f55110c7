import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
	export interface ProvidedContext {
		/** Address of the production build, served by `wrangler dev` with a database of its own. */
		baseUrl: string;
	}
}

/** Serves the production build for the browser tests. */
export default async function serve(project: TestProject) {
	const { url, stop } = await startWorker();
	project.provide("baseUrl", url);
	return stop;
}

/** The production build under `wrangler dev`, on a free port and with fresh bindings. `settings` go over its variables. */
export async function startWorker(settings: Record<string, string> = {}): Promise<{ url: string; stop: () => void }> {
	const state = mkdtempSync(join(tmpdir(), "lindero-browser-"));
	spawnSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], {
		stdio: "ignore",
		env: { ...process.env, CI: "true" },
	});
	const port = await freePort();
	const server = spawn(
		"wrangler",
		[
			"dev",
			"--port",
			String(port),
			"--inspector-port",
			"0",
			"--persist-to",
			state,
			"--show-interactive-dev-session=false",
			...Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
		],
		{
			// A group of its own: ending wrangler alone would leave workerd on the port.
			detached: true,
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	await ready(server);
	return {
		url: `http://localhost:${port}`,
		stop() {
			if (server.pid) process.kill(-server.pid, "SIGKILL");
			rmSync(state, { recursive: true, force: true });
		},
	};
}

function ready(server: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = "";
		const listen = (chunk: Buffer) => {
			output += chunk.toString();
			if (output.includes("Ready on")) resolve();
		};
		server.stdout?.on("data", listen);
		server.stderr?.on("data", listen);
		server.on("exit", () => reject(new Error(`wrangler dev ended before it was ready:\n${output}`)));
	});
}

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	if (typeof address !== "object" || address === null) throw new Error("No free port");
	return address.port;
}
