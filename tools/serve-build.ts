import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { untilAnswered } from "./until-answered.ts";

export interface ServedBuild {
	url: string;
	inspectorPort: number;
	/** Wrangler, which has workerd below it. */
	process: ChildProcess;
	stop(): void;
}

/**
 * Serves the production build with `wrangler dev` on a free port, with a database of its own that goes when it stops.
 *
 * @param variables Settings besides those of `wrangler.toml`.
 */
export async function serveBuild(variables: Readonly<Record<string, string>> = {}): Promise<ServedBuild> {
	const state = mkdtempSync(join(tmpdir(), "lindero-"));
	const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
	spawnSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], {
		stdio: "ignore",
		env,
	});
	const [port, inspectorPort] = [await freePort(), await freePort()];
	const settings = Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
	const ports = ["--port", String(port), "--inspector-port", String(inspectorPort)];
	const flags = ["--persist-to", state, "--log-level", "error", "--show-interactive-dev-session=false", ...settings];
	// A group of its own: ending wrangler alone would leave workerd on the port.
	const server = spawn("wrangler", ["dev", ...ports, ...flags], {
		detached: true,
		stdio: ["ignore", "ignore", "inherit"],
		env,
	});
	const url = `http://localhost:${port}`;
	const stop = () => {
		if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
		rmSync(state, { recursive: true, force: true, maxRetries: 3 });
	};
	try {
		await untilAnswered(`${url}/robots.txt`, server);
	} catch (problem) {
		stop();
		throw problem;
	}
	return { url, inspectorPort, process: server, stop };
}
