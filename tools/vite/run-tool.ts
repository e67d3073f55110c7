import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";

/** Runs a script of `tools` beside the dev server, which goes first. What it complains of is shown. */
export async function runTool(script: string): Promise<void> {
	const run = spawn(process.execPath, [script], { stdio: ["ignore", "ignore", "inherit"] });
	if (run.pid) setPriority(run.pid, 10);
	await once(run, "exit");
}
