import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ServedBuild {
	url: string;
	stop(): void;
}

/** Serves the production build with `wrangler dev` on a free port, with a database of its own that goes when it stops. */
export async function serveBuild(): Promise<ServedBuild> {
	const state = mkdtempSync(join(tmpdir(), "lindero-"));
	const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
	spawnSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], {
		stdio: "ignore",
		env,
	});
	const port = await freePort();
	const flags = ["--inspector-port", "0", "--persist-to", state, "--show-interactive-dev-session=false"];
	// A group of its own: ending wrangler alone would leave workerd on the port.
	const server = spawn("wrangler", ["dev", "--port", String(port), ...flags], {
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
		env,
	});
	const stop = () => {
		if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
		rmSync(state, { recursive: true, force: true, maxRetries: 3 });
	};
	try {
		await ready(server);
	} catch (problem) {
		stop();
		throw problem;
	}
	return { url: `http://localhost:${port}`, stop };
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
		server.on("error", reject);
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
