import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** The project's own commands, also when a tool is started without npm. */
export const environment = {
	...process.env,
	PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
	WRANGLER_SEND_METRICS: "false",
	CI: "true",
};

/**
 * Runs a command to its end, silently.
 *
 * @throws with what it printed when it fails.
 */
export function run(command: string, args: string[], folder = "."): Promise<void> {
	return new Promise((done, fail) => {
		const child = spawn(command, args, { cwd: folder, env: environment, stdio: ["ignore", "pipe", "pipe"] });
		let output = "";
		child.stdout.on("data", (chunk) => {
			output += chunk;
		});
		child.stderr.on("data", (chunk) => {
			output += chunk;
		});
		child.on("error", fail);
		child.on("exit", (code) => {
			if (code === 0) done();
			else fail(new Error(`${command} ${args.join(" ")} ended with ${code}\n${output}`));
		});
	});
}
