import { spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { freePort } from "../../tools/free-port.ts";
import { untilAnswered } from "../../tools/until-answered.ts";

const fixture = ".firms/fixture";
const copy = ".firms/dev";

/** Of the fixture's copy: what it was built into, and what servers keep. Without it, the start is as cold as after a clone. */
const left = ["build", "node_modules", ".wrangler", ".react-router"];

export interface DevServer {
	url: string;
	read(file: string): string;
	list(folder: string): string[];
	/** Writes a file; with a function, what it makes of the text that the file has. */
	write(file: string, content: string | Uint8Array | ((text: string) => string)): void;
	remove(file: string): void;
	stop(): void;
}

/** Starts the dev server on a copy of the fixture's firm, whose files may be edited. */
export async function startDevServer(): Promise<DevServer> {
	rmSync(copy, { recursive: true, force: true });
	cpSync(fixture, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) });
	const port = await freePort();
	// A group of its own: ending the command alone would leave the server and workerd.
	const server = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], {
		cwd: copy,
		detached: true,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, NODE_ENV: "development", CI: "true", WRANGLER_SEND_METRICS: "false" },
	});
	const stop = () => {
		process.off("exit", stop);
		if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, "SIGKILL");
		rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
	};
	process.once("exit", stop);
	const url = `http://localhost:${port}`;
	try {
		await untilAnswered(`${url}/robots.txt`, server, 240_000);
	} catch (problem) {
		stop();
		throw problem;
	}
	const read = (file: string) => readFileSync(`${copy}/${file}`, "utf8");
	return {
		url,
		read,
		list: (folder) => readdirSync(`${copy}/${folder}`),
		write: (file, content) =>
			writeFileSync(`${copy}/${file}`, typeof content === "function" ? content(read(file)) : content),
		remove: (file) => rmSync(`${copy}/${file}`),
		stop,
	};
}
