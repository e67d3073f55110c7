/** What a deploy does (`tools/deploy.ts`), and what refuses it. */
import { spawnSync } from "node:child_process";
import { databases } from "../database.ts";
import { type Candidate, readCandidate, refusals } from "./gate.ts";
import type { Refusal } from "./settings.ts";

interface DeployOptions {
	dryRun: boolean;
	allowSample: boolean;
}

interface Step {
	command: string;
	/** Variables that the command reads besides those of this process. */
	variables?: Readonly<Record<string, string>>;
}

/**
 * What a deploy does once nothing refuses, in order; the first step that fails ends it. The databases come before the
 * Worker: a column that the old code does not know is harmless, one that the new code misses is not.
 */
export function deploySteps({ dryRun, allowSample }: DeployOptions): Step[] {
	return [
		// The build says what it was made for: a Worker that does not know serves nobody (`app/.server/publication.ts`).
		{ command: "npm run --silent build", variables: { PUBLISH_AS: allowSample ? "demonstration" : "site" } },
		...(dryRun ? [] : databases.map((name) => ({ command: `wrangler d1 migrations apply ${name} --remote` }))),
		{ command: `wrangler deploy${dryRun ? " --dry-run" : ""}` },
	];
}

/** What refuses a deploy, and what it does if nothing refuses it. Whether it is run dry refuses nothing and excuses nothing. */
export function deployPlan(candidate: Candidate, options: DeployOptions) {
	const refused = refusals(candidate, options);
	return { refused, steps: refused.length > 0 ? [] : deploySteps(options) };
}

const demonstration = "or put a demonstration online with --allow-sample";

const titles: Readonly<Record<Refusal["cause"], string>> = {
	content: "The content does not pass (npm run content:check)",
	settings: "Settings",
	sample: `Samples. Put real ones in their place and write sample: false, delete them, ${demonstration}`,
	invented: `Made up for the site to be looked at. Write the firm’s own, ${demonstration}`,
};

/** What refuses, by cause: `app/content/firm.yaml:7  message`, which editors and terminals make a link of. */
export function listRefusals(refused: readonly Refusal[]): string {
	const groups = Map.groupBy(refused, ({ cause }) => cause);
	return Array.from(groups, ([cause, some]) => {
		const lines = some.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
		return `\n${titles[cause]} (${some.length})\n${lines.join("\n")}`;
	}).join("\n");
}

/** Runs commands in order, up to the first that fails. @returns that one, with its exit code */
export function runSteps(steps: readonly Step[]): { command: string; status: number } | undefined {
	for (const { command, variables } of steps) {
		console.log(`\n${command}`);
		const env = { ...process.env, WRANGLER_SEND_METRICS: "false", ...variables };
		const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
		if (status !== 0) return { command, status: status ?? 1 };
	}
	return undefined;
}

/** Deploys, or says why not. Ends the process when something refuses or fails. */
export async function deploy({ dryRun, allowSample }: DeployOptions): Promise<void> {
	if (dryRun) console.log("Dry run: nothing is deployed, and the remote databases are left alone.");
	const { refused, steps } = deployPlan(await readCandidate(), { dryRun, allowSample });
	if (refused.length > 0) {
		console.error(`${listRefusals(refused)}\n\nNot deployed: ${refused.length} to mend.`);
		process.exit(1);
	}
	const failed = runSteps(steps);
	if (failed) {
		console.error(`\nNot deployed: "${failed.command}" failed.`);
		process.exit(failed.status);
	}
	console.log(dryRun ? "\nThe dry run went through." : "\nDeployed.");
	if (allowSample)
		console.log("A demonstration: it does not answer on the firm’s domain, and search engines leave it out.");
}
