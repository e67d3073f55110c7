import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with a copy of the build that has faults in it, and everything that `wrangler dev` writes. */
export interface Workshop {
	config: string;
	state: string;
	remove(): void;
}

/** Attempts before the queue gives a message up: fewer than in `wrangler.toml`, so that dead letters come about in minutes. */
const maxRetries = 4;

/** Copies the build, puts the faulty Worker around it, and points its settings at the test's own server. */
export function makeWorkshop(vars: Readonly<Record<string, string>>): Workshop {
	const folder = mkdtempSync(join(tmpdir(), "chaos-"));
	cpSync("build", join(folder, "build"), { recursive: true });
	for (const migrations of ["app/.server/migrations", "app/.server/measurement/migrations"])
		cpSync(migrations, join(folder, migrations), { recursive: true });
	const server = join(folder, "build/server");
	const wrapper = readFileSync(new URL("faulty-worker.ts", import.meta.url), "utf8");
	writeFileSync(join(server, "faulty-worker.js"), stripTypeScriptTypes(wrapper));
	writeFileSync(
		join(server, "faulty.js"),
		'import site from "./index.js";\nimport { withFaults } from "./faulty-worker.js";\nexport default withFaults(site);\n',
	);
	const config = join(server, "wrangler.json");
	const { configPath: _, userConfigPath: __, ...settings } = JSON.parse(readFileSync(config, "utf8"));
	settings.main = "faulty.js";
	settings.vars = { ...settings.vars, ...vars };
	for (const consumer of settings.queues.consumers) if (consumer.dead_letter_queue) consumer.max_retries = maxRetries;
	writeFileSync(config, JSON.stringify(settings));
	const state = join(folder, "state");
	mkdirSync(state);
	return { config, state, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
