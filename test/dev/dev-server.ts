import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tools/free-port.ts";
import { untilAnswered } from "../../tools/until-answered.ts";

/** What the dev server reads, besides `node_modules`. Generated files come along: `npm run dev` writes them first. */
const project = [
	...["app", "public", "tools", ".generated", "package.json", "tsconfig.json", "wrangler.toml"],
	...["vite.config.ts", "react-router.config.ts"],
];

export interface DevServer {
	url: string;
	read(file: string): string;
	/** Writes a file of the copy; with a function, what it makes of the text that the file has. */
	write(file: string, content: string | Uint8Array | ((text: string) => string)): void;
	/** A file of the copy may go. */
	remove(file: string): void;
	stop(): void;
}

/** Starts the dev server on a copy of the project, which may be edited, as cold as after a clone: nothing is optimized yet. */
export async function startDevServer(): Promise<DevServer> {
	const root = mkdtempSync(join(tmpdir(), "lindero-dev-"));
	for (const name of project) cpSync(name, join(root, name), { recursive: true });
	mkdirSync(join(root, "node_modules"));
	for (const name of readdirSync("node_modules"))
		if (!/^\.(vite|cache)/.test(name))
			symlinkSync(join(process.cwd(), "node_modules", name), join(root, "node_modules", name));
	const port = await freePort();
	// A group of its own: ending the command alone would leave the server and workerd.
	const server = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], {
		cwd: root,
		detached: true,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, NODE_ENV: "development", CI: "true", WRANGLER_SEND_METRICS: "false" },
	});
	const stop = () => {
		process.off("exit", stop);
		if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, "SIGKILL");
		rmSync(root, { recursive: true, force: true, maxRetries: 3 });
	};
	process.once("exit", stop);
	const url = `http://localhost:${port}`;
	try {
		await untilAnswered(`${url}/robots.txt`, server, 180_000);
	} catch (problem) {
		stop();
		throw problem;
	}
	const read = (file: string) => readFileSync(join(root, file), "utf8");
	return {
		url,
		read,
		write: (file, content) =>
			writeFileSync(join(root, file), typeof content === "function" ? content(read(file)) : content),
		remove: (file) => rmSync(join(root, file)),
		stop,
	};
}
