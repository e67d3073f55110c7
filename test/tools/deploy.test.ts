import { describe, expect, it } from "vitest";
import { deploySteps } from "../../tools/deploy.ts";

describe("a deploy", () => {
	it("checks the content strictly, builds, moves the database on and then the Worker", () => {
		expect(deploySteps({ dryRun: false, allowSample: false })).toEqual([
			"node tools/content/check.ts --strict",
			"npm run --silent build",
			"wrangler d1 migrations apply DB --remote",
			"wrangler deploy",
		]);
	});

	it("lets samples pass only when told", () => {
		const [first] = deploySteps({ dryRun: false, allowSample: true });
		expect(first).toBe("node tools/content/check.ts --strict --allow-sample");
	});

	it("run dry touches nothing remote", () => {
		const dry = deploySteps({ dryRun: true, allowSample: false });
		expect(dry.join("\n")).not.toContain("--remote");
		expect(dry.at(-1)).toBe("wrangler deploy --dry-run");
	});
});
