/** @module-tag weekly */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** What staff type, against a local database of its own, through wrangler as ever. */
const folder = mkdtempSync(join(tmpdir(), "inquiries-"));
const references = ["RBL-7K4Q-2M", "RBL-9999-9X", "RBL-4444-4X"] as const;
const emails = ["ana@correo.example", "otra@correo.example", "Ana@correo.example"];

function run(command: string, ...line: string[]) {
	const { status, stdout, stderr } = spawnSync(command, line, { encoding: "utf8", env: { ...process.env, CI: "1" } });
	return { status, told: stdout + stderr };
}

const inquiries = (...line: string[]) => run("node", "tools/inquiries.ts", ...line, "--persist-to", folder);
const wrangler = (...line: string[]) => run("wrangler", "d1", ...line, "--local", "--persist-to", folder);

beforeAll(() => {
	expect(wrangler("migrations", "apply", "DB").status).toBe(0);
	const file = join(folder, "rows.sql");
	const row = (reference: string, index: number) =>
		`INSERT INTO inquiries VALUES ('${reference}', 'key-${index}', 'hash', '2026-11-20T12:0${index}:00.000Z', 'Ana Prueba',
		 '${emails[index]}', '+528155550199', 'es', 'email', 'houston', 'other', NULL, 'Un mensaje, "citado"', NULL, NULL, 0, NULL,
		 NULL, 'es', '2026-11-16', 'abc', '', NULL);`;
	writeFileSync(file, references.map(row).join("\n"));
	expect(wrangler("execute", "DB", "--yes", "--file", file).status).toBe(0);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test("enquiries are listed, shown, found, exported and erased by one line each", { timeout: 120_000 }, () => {
	expect(inquiries("list").told).toContain("3 in the local database, the newest first.");
	expect(inquiries("show", "rbl 7k4q 2m").told).toContain('message: Un mensaje, "citado"');

	const file = join(folder, "all.csv");
	expect(inquiries("export", "--csv", "--out", file).told).toContain("3 enquiries");
	expect(readFileSync(file, "utf8")).toContain('"Un mensaje, ""citado"""');
	// Nobody else on the machine may read it.
	expect(statSync(file).mode & 0o077).toBe(0);

	const found = inquiries("find", "--email", "ana@correo.example").told;
	expect([references[0], references[2]].every((reference) => found.includes(reference))).toBe(true);
	expect(found).not.toContain(references[1]);

	expect(inquiries("erase", "--email", "ana@correo.example").told).toContain("2 erased");
	const left = inquiries("list").told;
	expect(left.match(/erased 20/g)).toHaveLength(2);
	expect(left).toContain(`${references[1]}  2026-11-20 12:01 UTC  Ana Prueba`);
});

test.each([
	[["erase"], "Which one?"],
	[["erase", "RBL-0000-00"], /not a reference|has no enquiry/],
	[["erase", references[1], "--email", "a@b.example"], "not both"],
	[["find"], "Say whom"],
	[["export"], "Say in which format"],
	[["list", "--most", "all"], "--most takes a number"],
	[["remove", references[1]], 'There is no "remove"'],
])("%j is refused, and nothing is done", { timeout: 30_000 }, (line, why) => {
	const { status, told } = inquiries(...line);
	expect(status).toBe(1);
	expect(told).toMatch(why);
});
