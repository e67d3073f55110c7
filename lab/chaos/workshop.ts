import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with a copy of the build that has faults in it, and everything that `wrangler dev` writes. */
export interface Workshop {
	config: string;
	state: string;
	remove(): Promise<void>;
}

/** Attempts before the queue gives a message up: fewer than in `wrangler.toml`, so that dead letters come about in minutes. */
const maxRetries = 4;

/** Copies the build, puts the faulty Worker around it, and points its settings at the test's own server. */
export async function makeWorkshop(vars: Record<string, string>): Promise<Workshop> {
	const folder = await mkdtemp(join(tmpdir(), "chaos-"));
	await cp("build", join(folder, "build"), { recursive: true });
	await cp("app/.server/migrations", join(folder, "app/.server/migrations"), { recursive: true });
	const server = join(folder, "build/server");
	const wrapper = await readFile(new URL("faulty-worker.ts", import.meta.url), "utf8");
	await writeFile(join(server, "faulty-worker.js"), stripTypeScriptTypes(wrapper));
	await writeFile(
		join(server, "faulty.js"),
		'import site from "./index.js";\nimport { withFaults } from "./faulty-worker.js";\nexport default withFaults(site);\n',
	);
	const config = JSON.parse(await readFile(join(server, "wrangler.json"), "utf8"));
	delete config.configPath;
	delete config.userConfigPath;
	config.main = "faulty.js";
	config.vars = { ...config.vars, ...vars };
	for (const consumer of config.queues.consumers) {
		if (consumer.dead_letter_queue) consumer.max_retries = maxRetries;
	}
	await writeFile(join(server, "wrangler.json"), JSON.stringify(config));
	const state = join(folder, "state");
	await mkdir(state);
	return {
		config: join(server, "wrangler.json"),
		state,
		remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
	};
}
