import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deployPlan, deploySteps, listRefusals, runSteps } from "../../../tools/publish/deploy.ts";
import { readSettings } from "../../../tools/publish/settings.ts";
import { content, entries } from "../content/broken.ts";

const settings = readSettings();

const commands = (options: Parameters<typeof deploySteps>[0]) => deploySteps(options).map(({ command }) => command);

describe("a deploy", () => {
	it("builds, moves the databases on and then the Worker", () => {
		expect(commands({ dryRun: false, allowSample: false })).toEqual([
			"npm run --silent build",
			"wrangler d1 migrations apply DB --remote",
			"wrangler d1 migrations apply MEASUREMENT --remote",
			"wrangler deploy",
		]);
	});

	it("has the build say what it was made for", () => {
		for (const dryRun of [true, false]) {
			expect(deploySteps({ dryRun, allowSample: false })[0]?.variables).toEqual({ PUBLISH_AS: "site" });
			expect(deploySteps({ dryRun, allowSample: true })[0]?.variables).toEqual({ PUBLISH_AS: "demonstration" });
		}
	});

	it("run dry touches nothing remote", () => {
		const dry = commands({ dryRun: true, allowSample: false });
		expect(dry.join("\n")).not.toContain("--remote");
		expect(dry.at(-1)).toBe("wrangler deploy --dry-run");
	});

	it("refuses dry what it refuses", () => {
		const some = content(entries.filter(({ collection }) => collection === "testimonials"));
		const candidate = { content: some, settings: { ...settings, d1_databases: [] } };
		for (const allowSample of [true, false]) {
			const [dry, real] = [true, false].map((dryRun) => deployPlan(candidate, { dryRun, allowSample }));
			expect(dry?.refused.length).toBeGreaterThan(0);
			expect(dry).toEqual(real);
			expect(real?.steps).toEqual([]);
		}
	});

	it("runs its steps with their variables, and stops at the first that fails", () => {
		const folder = mkdtempSync(join(tmpdir(), "deploy-"));
		const step = (name: string, more = "") => ({
			command: `printf "$SAID" > ${join(folder, name)}${more}`,
			variables: { SAID: name },
		});
		expect(runSteps([step("first"), step("second")])).toBeUndefined();
		expect(readFileSync(join(folder, "second"), "utf8")).toBe("second");
		const failing = step("third", "; exit 3");
		expect(runSteps([failing, step("fourth")])).toEqual({ command: failing.command, status: 3 });
		expect([existsSync(join(folder, "third")), existsSync(join(folder, "fourth"))]).toEqual([true, false]);
	});

	it("does not go on after a step that was killed", () => {
		const killed = { command: "kill -9 $$" };
		expect(runSteps([killed, { command: "true" }])).toEqual({ ...killed, status: 1 });
	});

	it("lists what refuses by cause, each with its place", () => {
		const place = { file: "wrangler.toml", line: 3 };
		const list = listRefusals([
			{ cause: "settings", ...place, message: "one" },
			{ cause: "sample", ...place, message: "two" },
			{ cause: "settings", ...place, message: "three" },
		]);
		expect(list).toMatch(
			/\nSettings \(2\)\n {2}wrangler\.toml:3 {2}one\n {2}wrangler\.toml:3 {2}three\n\nSamples\..* \(1\)\n/,
		);
	});
});
