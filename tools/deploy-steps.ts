export interface DeployOptions {
	/** Goes through everything but changes nothing anywhere: no account and no network are needed. */
	dryRun: boolean;
	/** Deploys testimonials, results and people that are samples: for a demonstration of the site, not for a firm. */
	allowSample: boolean;
}

export interface Step {
	name: string;
	command: readonly [program: string, ...args: string[]];
}

/**
 * What a deploy does, in order; the first step that fails ends it. The database comes before the Worker: a column that
 * the old code does not know is harmless, one that the new code misses is not.
 */
export function deploySteps({ dryRun, allowSample }: DeployOptions): Step[] {
	// A dry run only shows whether the deploy would go through, so samples are listed and refuse nothing.
	const samples = allowSample || dryRun ? ["--allow-sample"] : [];
	return [
		{ name: "content", command: ["node", "tools/content/check.ts", "--strict", ...samples] },
		{ name: "build", command: ["npm", "run", "--silent", "build"] },
		...(dryRun
			? []
			: [
					{
						name: "database",
						command: ["wrangler", "d1", "migrations", "apply", "DB", "--remote"],
					} satisfies Step,
				]),
		{ name: "Worker", command: ["wrangler", "deploy", ...(dryRun ? ["--dry-run"] : [])] },
	];
}
