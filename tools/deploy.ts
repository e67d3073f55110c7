/**
 * Puts the site on Cloudflare: `npm run deploy`.
 *
 *   --dry-run        all of it but the deploy itself, offline; samples are listed instead of refused
 *   --allow-sample   lets samples of testimonials, results and people pass
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { deploySteps } from "./deploy-steps.ts";

const { values: options } = parseArgs({
	options: { "dry-run": { type: "boolean", default: false }, "allow-sample": { type: "boolean", default: false } },
});
const dryRun = options["dry-run"];
const allowSample = options["allow-sample"];

if (dryRun) {
	console.log("Dry run: nothing is deployed, and the remote database is left alone.");
	if (!allowSample) {
		console.log("Samples of testimonials, results and people are only listed; a deploy refuses them.");
	}
}

for (const { name, command } of deploySteps({ dryRun, allowSample })) {
	console.log(`\n${name}: ${command.join(" ")}`);
	const [program, ...args] = command;
	const { status } = spawnSync(program, args, {
		stdio: "inherit",
		env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
	});
	if (status !== 0) {
		console.error(`\nNot deployed: the step "${name}" failed.`);
		process.exit(status ?? 1);
	}
}
console.log(dryRun ? "\nThe dry run went through." : "\nDeployed.");
