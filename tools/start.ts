/**
 * Builds the site, applies the database's migrations locally and serves the production build on
 * http://localhost:8787. What follows `npm start --` goes to `wrangler dev`: a port, variables.
 */
import { spawn, spawnSync } from "node:child_process";

/** Runs a step and ends with its status when it fails. */
function step(command: string, args: string[]): void {
	const { status } = spawnSync(command, args, {
		stdio: "inherit",
		env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
	});
	if (status !== 0) process.exit(status ?? 1);
}

const passed = process.argv.slice(2);
const persist = passed.flatMap((each, index) =>
	each === "--persist-to" ? [each, passed[index + 1] ?? ""] : each.startsWith("--persist-to=") ? [each] : [],
);

step("npm", ["run", "--silent", "build"]);
step("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...persist]);

const port = passed.some((each) => each === "--port" || each.startsWith("--port=")) ? [] : ["--port", "8787"];
const server = spawn("wrangler", ["dev", ...port, ...passed], {
	stdio: "inherit",
	env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
