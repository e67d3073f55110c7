import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "database-"));
const asked = join(folder, "asked");
const reference = "RBL-7K4Q-2M";

/** Stands in for wrangler: remembers which database it was asked of, and has one enquiry. */
const wrangler = `#!/bin/sh
line="$*"
echo "\${line%% --command *}" >> ${asked}
echo '[{"results":[{"reference":"${reference}","kind":"firm-email"}]}]'
`;
writeFileSync(join(folder, "wrangler"), wrangler);
chmodSync(join(folder, "wrangler"), 0o755);

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
	["inquiries list", "DB"],
	[`inquiries show ${reference}`, "DB"],
	["inquiries find --email ana@correo.example", "DB"],
	["inquiries export --csv", "DB"],
	[`inquiries erase ${reference}`, "DB"],
	["inquiries erase --email ana@correo.example", "DB"],
	[`inquiries redeliver ${reference}`, "DB"],
	["vitals", "MEASUREMENT"],
])("npm run %s asks the copy of the database that it is told, and no other", (command, database) => {
	const [tool, ...words] = command.split(" ");
	for (const [options, place] of [
		[[], "--local"],
		[["--persist-to", "restored"], "--local --persist-to restored"],
		[["--remote"], "--remote"],
	] as const) {
		writeFileSync(asked, "");
		const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
		const line = [`tools/${tool}.ts`, ...words, ...options];
		const { stderr } = spawnSync(process.execPath, line, { env, encoding: "utf8" });
		const places = readFileSync(asked, "utf8").trimEnd().split("\n");
		expect([...new Set(places)], stderr).toEqual([`d1 execute ${database} --json --yes ${place}`]);
	}
});
