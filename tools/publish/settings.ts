import { readFileSync } from "node:fs";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { settingsSchema } from "../../app/.server/environment.ts";
import { deadLetterQueue } from "../../app/.server/inquiries/jobs.ts";
import type { Content } from "../content/content.ts";
import { databases as bindings } from "../database.ts";

/** Why a site is not published: what a line says, and what to do about it. */
export interface Refusal {
	cause: "content" | "settings" | "sample" | "invented";
	/** Path below the project's folder. */
	file: string;
	line: number;
	message: string;
}

/** What `wrangler.toml` says, and its text, to say on which line. */
export interface DeploySettings
	extends Pick<Unstable_Config, "vars" | "d1_databases" | "queues" | "routes" | "triggers"> {
	file: string;
	source: string;
}

export function readSettings(file = "wrangler.toml"): DeploySettings {
	const { vars, d1_databases, queues, routes, triggers } = unstable_readConfig({ config: file });
	return { file, source: readFileSync(file, "utf8"), vars, d1_databases, queues, routes, triggers };
}

/** Settings without which a deployed site does not work: its databases, its queues, its mail addresses, its domain, its crons. */
export function wrongSettings(settings: DeploySettings, content: Content): Refusal[] {
	return [
		...databases(settings),
		...deadLetters(settings),
		...variables(settings),
		...domain(settings, content),
		...crons(settings),
	];
}

function databases(settings: DeploySettings): Refusal[] {
	const { d1_databases } = settings;
	const create = "run npx wrangler d1 create NAME and put the id that it prints here";
	const taken = new Set<string>();
	return bindings.flatMap((binding) => {
		const database = d1_databases.find((each) => each.binding === binding);
		if (!database) return [refusal(settings, /^/, `has no [[d1_databases]] for ${binding}: ${create}`)];
		const { database_id: id = "" } = database;
		const isOwn = isDatabaseId(id) && !taken.has(id);
		taken.add(id);
		if (isOwn) return [];
		const where = new RegExp(`(?<=^binding = "${binding}"\\n(?:[^[].*\\n)*)database_id`, "m");
		const what = isDatabaseId(id) ? "is another's as well" : "is no database of yours";
		return [refusal(settings, where, `database_id of ${binding} ${what}: ${create}`)];
	});
}

/** The Worker tells its two queues apart by their names, and reads both. */
function deadLetters(settings: DeploySettings): Refusal[] {
	const consumers = settings.queues.consumers ?? [];
	const read = new Set(consumers.map(({ queue }) => queue));
	const dead = new Set(consumers.flatMap(({ dead_letter_queue: queue }) => queue ?? []));
	return [...read.union(dead)].flatMap((queue) => {
		const at = new RegExp(`^(?:dead_letter_)?queue = "${RegExp.escape(queue)}"`, "m");
		const misnamed = dead.has(queue) !== deadLetterQueue.test(queue);
		if (misnamed)
			return [refusal(settings, at, `${queue}: a dead_letter_queue ends in -dead, and no other queue does`)];
		if (read.has(queue)) return [];
		return [refusal(settings, at, `${queue} has no [[queues.consumers]]: nobody would hear of what failed too often`)];
	});
}

/** A UUID that is not all zeros. */
function isDatabaseId(id: string): boolean {
	return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) && /[1-9a-f]/i.test(id);
}

/** Settings that are missing or malformed. Secrets are not in the file, so one that is missing here may be set there. */
function variables(settings: DeploySettings): Refusal[] {
	const issues = settingsSchema.safeParse(settings.vars).error?.issues ?? [];
	return issues.map(({ path, message }) => {
		const [name = ""] = path.map(String);
		const written = settings.vars[name];
		const what = written === undefined || written === "" ? "is missing: write it below [vars]" : `is wrong: ${message}`;
		return refusal(settings, new RegExp(`^\\s*${name}\\b`, "m"), `${name} ${what}`);
	});
}

/** The site answers where its own links lead. A domain can also be given in the dashboard, so no route is no fault. */
function domain(settings: DeploySettings, content: Content): Refusal[] {
	const patterns = (settings.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern));
	const name = content.valid("firm")[0]?.fields.domain;
	if (!name || patterns.length === 0 || patterns.some((pattern) => hostOf(pattern) === name)) return [];
	const message = `routes lead to ${patterns.join(", ")}, and the domain in app/content/firm.yaml is ${name}: make them one`;
	return [refusal(settings, /^\s*routes?\b/m, message)];
}

/** Without them nothing that is overdue is sent, and nothing deleted. Which times they name is the firm's choice. */
function crons(settings: DeploySettings): Refusal[] {
	return settings.triggers.crons?.length
		? []
		: [refusal(settings, /^/, 'has no crons: write crons = ["*/5 * * * *"] below [triggers]')];
}

/** Of `https://www.example.com/*`, the host. */
function hostOf(pattern: string): string {
	return pattern.replace(/^https?:\/\//, "").replace(/[/:].*$/, "");
}

/** A refusal at the first line that matches, or at the beginning of the file. */
function refusal({ file, source }: DeploySettings, where: RegExp, message: string): Refusal {
	const at = where.exec(source)?.index ?? 0;
	// A pattern may begin with the blank lines before.
	const line =
		source.slice(0, at).split("\n").length + (/^\s*\n/.exec(source.slice(at))?.[0].split("\n").length ?? 1) - 1;
	return { cause: "settings", file, line, message };
}
