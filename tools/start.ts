/**
 * Builds the site, applies the databases' migrations locally and serves the production build on
 * http://localhost:8787. What follows `npm start --` goes to `wrangler dev`: a port, variables.
 */
import { spawn, spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { databases } from "./database.ts";
import { localHostFlags } from "./local-host.ts";

/** Runs a step and ends with its status when it fails. */
function step(command: string, args: string[]): void {
	const { status } = spawnSync(command, args, {
		stdio: "inherit",
		env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
	});
	if (status !== 0) process.exit(status ?? 1);
}

const passed = process.argv.slice(2);
// The rest of them wrangler knows.
const { port, "persist-to": folder } = parseArgs({
	args: passed,
	strict: false,
	options: { port: { type: "string" }, "persist-to": { type: "string" } },
}).values;
const persist = folder ? ["--persist-to", String(folder)] : [];

step("npm", ["run", "--silent", "build"]);
for (const name of databases) step("wrangler", ["d1", "migrations", "apply", name, "--local", ...persist]);

const flags = [...(port ? [] : ["--port", "8787"]), ...localHostFlags(String(port ?? 8787))];
const server = spawn("wrangler", ["dev", ...flags, ...passed], {
	stdio: "inherit",
	env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
