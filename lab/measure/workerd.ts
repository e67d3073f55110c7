import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** Path of the binary. The package is CommonJS with a `default`, which an import would not unwrap. */
const binary: string = createRequire(import.meta.url)("workerd").default;

/** A built Worker running on bare workerd. */
export interface Running {
	/** Address of the Worker itself. */
	worker: string;
	/** Address of its static files, as workerd serves a folder. */
	assets: string;
	/** From the start of the process to the first byte of the first page, in milliseconds. */
	cold: number;
	/** Resident memory of the process, in bytes. Linux only; elsewhere 0. */
	memory: () => number;
	stop: () => void;
}

/** What `react-router build` leaves for wrangler, as far as bare workerd needs it. */
interface WranglerFile {
	main: string;
	compatibility_date: string;
	compatibility_flags: string[];
	vars: Record<string, string>;
	version_metadata?: { binding: string };
	d1_databases: { binding: string }[];
	queues: { producers: { binding: string }[] };
	send_email: { name: string }[];
	ratelimits: { name: string }[];
}

/** How a Worker is run other than for its pages. */
export interface Otherwise {
	/** Settings besides those of the build. */
	vars?: Readonly<Record<string, string>>;
	/** A module that stands before the Worker's own, `index.js`, and hands it its environment. */
	front?: string;
	/** Port of the inspector (Chrome DevTools Protocol). */
	inspector?: number;
}

/**
 * Serves a build on workerd itself, without wrangler or Miniflare around it. Pages read neither database, queue, mail
 * nor rate limit, so each of these bindings is a service that answers 501: were one used, the page would fail. There
 * is no Cache API either, as on any bare workerd: the edge cache is the isolate's memory alone.
 */
export async function startWorkerd(build: string, port: number, otherwise: Otherwise = {}): Promise<Running> {
	const folder = resolve("node_modules/.cache/workerd");
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${port}.capnp`);
	writeFileSync(file, configuration(build, port, otherwise));
	const began = performance.now();
	const inspector = otherwise.inspector ? [`--inspector-addr=127.0.0.1:${otherwise.inspector}`] : [];
	const flags = ["serve", "--experimental", "-I/", ...inspector, file];
	const child = spawn(binary, flags, { stdio: ["ignore", "ignore", "pipe"] });
	// A run that breaks off must not leave it on the port.
	process.once("exit", () => child.kill("SIGKILL"));
	let errors = "";
	child.stderr.on("data", (chunk) => {
		errors += chunk;
	});
	const address = `http://127.0.0.1:${port}`;
	try {
		await firstAnswer(address, child);
	} catch (error) {
		child.kill("SIGKILL");
		throw new Error(`workerd did not start\n${errors}`, { cause: error });
	}
	return {
		worker: address,
		assets: `http://127.0.0.1:${port + 1}`,
		cold: performance.now() - began,
		memory: () => residentMemory(child.pid),
		stop: () => child.kill("SIGKILL"),
	};
}

async function firstAnswer(address: string, child: ChildProcess): Promise<void> {
	for (let tries = 0; tries < 2000 && child.exitCode === null; tries++) {
		try {
			const answer = await fetch(address);
			await answer.arrayBuffer();
			if (answer.status !== 200) throw new Error(`The first page answered ${answer.status}`);
			return;
		} catch (error) {
			if (!(error instanceof TypeError)) throw error;
			await new Promise((next) => setTimeout(next, 5));
		}
	}
	throw new Error("No answer");
}

function residentMemory(pid: number | undefined): number {
	try {
		const pages = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1];
		return Number(pages) * 4096;
	} catch {
		return 0;
	}
}

function configuration(build: string, port: number, { vars, front }: Otherwise): string {
	const wrangler: WranglerFile = JSON.parse(readFileSync(join(build, "server/wrangler.json"), "utf8"));
	const modules = [
		wrangler.main,
		...readdirSync(join(build, "server"), { recursive: true, encoding: "utf8" })
			.map((name) => name.replaceAll("\\", "/"))
			.filter((name) => name.endsWith(".js") && name !== wrangler.main),
	];
	const standIns = [
		...wrangler.d1_databases.map(({ binding }) => binding),
		...wrangler.queues.producers.map(({ binding }) => binding),
		...wrangler.send_email.map(({ name }) => name),
		...wrangler.ratelimits.map(({ name }) => name),
	];
	const bindings = [
		...Object.entries({ ...wrangler.vars, ...vars }).map(
			([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
		),
		...standIns.map((name) => `(name = ${quote(name)}, service = "nothing")`),
		...(wrangler.version_metadata
			? [`(name = ${quote(wrangler.version_metadata.binding)}, json = ${quote(JSON.stringify({ id: "measured" }))})`]
			: []),
	];
	// Since this date workerd warns of the flag, which has become the default.
	const flags = wrangler.compatibility_flags.filter((flag) => flag !== "nodejs_compat").map(quote);
	return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "assets", disk = (path = ${quote(join(build, "client"))})),
    (name = "nothing", worker = .nothing),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [
    (name = "worker", address = "127.0.0.1:${port}", http = (), service = "worker"),
    (name = "assets", address = "127.0.0.1:${port + 1}", http = (), service = "assets"),
  ]
);

const worker :Workerd.Worker = (
  modules = [
${front === undefined ? "" : `    (name = "front.js", esModule = ${quote(front)}),\n`}${modules.map((name) => `    (name = ${quote(name)}, esModule = embed ${quote(resolve(build, "server", name))}),`).join("\n")}
  ],
  bindings = [
${bindings.map((binding) => `    ${binding},`).join("\n")}
  ],
  compatibilityDate = ${quote(wrangler.compatibility_date)},
  compatibilityFlags = [${flags.join(", ")}],
);

const nothing :Workerd.Worker = (
  modules = [(name = "nothing.js", esModule = "export default { fetch: () => new Response(null, { status: 501 }) };")],
  compatibilityDate = ${quote(wrangler.compatibility_date)},
);
`;
}

/** A text as Cap'n Proto writes it: the escapes of JSON are a part of its own. */
function quote(text: string): string {
	return JSON.stringify(text);
}
