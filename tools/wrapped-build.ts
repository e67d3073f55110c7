import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";

/** A copy of a build whose Worker is wrapped, and everything that `wrangler dev` writes. */
export interface WrappedBuild {
	config: string;
	/** Its databases' folder: empty at first. */
	state: string;
	remove(): void;
}

const settingsSchema = z.looseObject({
	main: z.string(),
	vars: z.record(z.string(), z.unknown()),
	queues: z.looseObject({
		consumers: z.array(z.looseObject({ max_retries: z.number().optional(), dead_letter_queue: z.string().optional() })),
	}),
});

/**
 * Copies a build into a folder of its own and puts a Worker around the site's, which no deploy can have by accident.
 *
 * @param folder the project, or a copy of it with another firm's files
 * @param wrapper a file of TypeScript without imports, whose one export takes the site's Worker and gives the wrapped one
 * @param change changes the build's configuration
 */
export function wrapBuild(
	folder: string,
	wrapper: URL,
	change: (settings: z.output<typeof settingsSchema>) => void = () => {},
): WrappedBuild {
	const copy = mkdtempSync(join(tmpdir(), "wrapped-"));
	for (const part of ["build", "app/.server/migrations", "app/.server/measurement/migrations"])
		cpSync(join(folder, part), join(copy, part), { recursive: true });
	const server = join(copy, "build/server");
	const name = `${basename(wrapper.pathname, ".ts")}.js`;
	writeFileSync(join(server, name), stripTypeScriptTypes(readFileSync(wrapper, "utf8")));
	writeFileSync(
		join(server, "wrapped.js"),
		`import site from "./index.js";\nimport * as wrapper from "./${name}";\nexport default Object.values(wrapper)[0](site);\n`,
	);
	const config = join(server, "wrangler.json");
	const { configPath: _, userConfigPath: __, ...written } = JSON.parse(readFileSync(config, "utf8"));
	const settings = settingsSchema.parse(written);
	settings.main = "wrapped.js";
	change(settings);
	writeFileSync(config, JSON.stringify(settings));
	const state = join(copy, "state");
	mkdirSync(state);
	return { config, state, remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }) };
}
