/**
 * Puts the site on Cloudflare: `npm run deploy`.
 *
 *   --dry-run        all of it but the deploy itself, offline; samples are listed instead of refused
 *   --allow-sample   lets samples of testimonials, results and people pass: for a demonstration of the site
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

interface DeployOptions {
	dryRun: boolean;
	allowSample: boolean;
}

/**
 * What a deploy does, in order; the first step that fails ends it. The database comes before the Worker: a column that
 * the old code does not know is harmless, one that the new code misses is not.
 */
export function deploySteps({ dryRun, allowSample }: DeployOptions): string[] {
	// A dry run only shows whether the deploy would go through, so samples are listed and refuse nothing.
	const samples = allowSample || dryRun ? " --allow-sample" : "";
	return [
		`node tools/content/check.ts --strict${samples}`,
		"npm run --silent build",
		...(dryRun ? [] : ["wrangler d1 migrations apply DB --remote"]),
		`wrangler deploy${dryRun ? " --dry-run" : ""}`,
	];
}

function deploy({ dryRun, allowSample }: DeployOptions): void {
	if (dryRun) {
		console.log("Dry run: nothing is deployed, and the remote database is left alone.");
		if (!allowSample)
			console.log("Samples of testimonials, results and people are only listed; a deploy refuses them.");
	}
	for (const step of deploySteps({ dryRun, allowSample })) {
		console.log(`\n${step}`);
		const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
		const { status } = spawnSync(step, { shell: true, stdio: "inherit", env });
		if (status !== 0) {
			console.error(`\nNot deployed: "${step}" failed.`);
			process.exit(status ?? 1);
		}
	}
	console.log(dryRun ? "\nThe dry run went through." : "\nDeployed.");
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: { "dry-run": { type: "boolean", default: false }, "allow-sample": { type: "boolean", default: false } },
	});
	deploy({ dryRun: values["dry-run"], allowSample: values["allow-sample"] });
}
