import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases } from "./database.ts";
import { freePort } from "./free-port.ts";
import { localHostFlags } from "./local-host.ts";
import { untilAnswered } from "./until-answered.ts";

export interface ServedBuild {
	url: string;
	inspectorPort: number;
	/** Wrangler, which has workerd below it. */
	process: ChildProcess;
	stop(): void;
}

/**
 * Serves the production build with `wrangler dev` on a free port, with databases of its own that go when it stops.
 *
 * @param variables Settings besides those of `wrangler.toml`.
 * @param place Another configuration, and a folder whose databases stay when it stops. What it logs is not shown.
 * @param folder The project, or a copy of it with another firm's files.
 */
export async function serveBuild(
	variables: Readonly<Record<string, string>> = {},
	place?: { config: string; state: string },
	folder = ".",
): Promise<ServedBuild> {
	const state = place?.state ?? mkdtempSync(join(tmpdir(), "site-"));
	const where = ["--persist-to", state, ...(place ? ["--config", place.config] : [])];
	const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
	if (readdirSync(state).length === 0)
		for (const name of databases)
			spawnSync("wrangler", ["d1", "migrations", "apply", name, "--local", ...where], {
				stdio: "ignore",
				env,
				cwd: folder,
			});
	const [port, inspectorPort] = [await freePort(), await freePort()];
	const settings = Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
	const ports = ["--port", String(port), "--inspector-port", String(inspectorPort)];
	const flags = [
		...where,
		...localHostFlags(port, place?.config ?? join(folder, "wrangler.toml")),
		"--log-level",
		place ? "none" : "error",
		"--show-interactive-dev-session=false",
		...settings,
	];
	// A group of its own: ending wrangler alone would leave workerd on the port.
	const server = spawn("wrangler", ["dev", ...ports, ...flags], {
		detached: true,
		stdio: ["ignore", "ignore", "inherit"],
		env,
		cwd: folder,
	});
	const url = `http://localhost:${port}`;
	const stop = () => {
		process.off("exit", stop);
		if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, "SIGKILL");
		if (!place) rmSync(state, { recursive: true, force: true, maxRetries: 3 });
	};
	process.once("exit", stop);
	try {
		await untilAnswered(`${url}/robots.txt`, server);
	} catch (problem) {
		stop();
		throw problem;
	}
	return { url, inspectorPort, process: server, stop };
}
