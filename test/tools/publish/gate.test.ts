import { writeFileSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Content } from "../../../tools/content/content.ts";
import { refusals } from "../../../tools/publish/gate.ts";
import { inventedNames } from "../../../tools/publish/invented-names.ts";
import type { Refusal } from "../../../tools/publish/settings.ts";
import { readSettings, wrongSettings } from "../../../tools/publish/settings.ts";
import { broken, content, entries } from "../content/broken.ts";

const written = await readFile("wrangler.toml", "utf8");
const folder = await mkdtemp(join(tmpdir(), "settings-"));

let ids = 0;

/** Databases that could be some, and mail addresses that somebody could have. */
const real = written
	.replace(/^database_id = .*$/gm, () => `database_id = "1b4e28ba-2fa1-11d2-883f-0016d3cca42${ids++}"`)
	.replace(/^MAIL_FROM = .*$/m, 'MAIL_FROM = "sitio@despacho.mx"')
	.replace(/^MAIL_TO = .*$/m, 'MAIL_TO = "casos@despacho.mx"');

let count = 0;

function settingsOf(toml: string) {
	const file = join(folder, `${count++}.toml`);
	writeFileSync(file, toml);
	return { ...readSettings(file), file: "wrangler.toml" };
}

/** Refusals as `cause: file:line message`. */
const said = (found: readonly Refusal[]) =>
	found.map(({ cause, file, line, message }) => `${cause}: ${file}:${line} ${message}`);

/** Refusals of a candidate. */
function refused(some: Content = content(), { allowSample = true } = {}) {
	return said(refusals({ content: some, settings: settingsOf(real) }, { allowSample }));
}

const lineOf = (toml: string, text: string) => toml.split("\n").findIndex((line) => line.includes(text)) + 1;

describe("the gate", () => {
	it("lets a demonstration of the site pass whose settings are somebody's own", () => {
		expect(refused()).toEqual([]);
	});

	it.each<[what: string, toml: string, at: string, message: string]>([
		[
			"the database_id of the repository",
			real.replace(/^database_id = .*$/m, 'database_id = "00000000-0000-0000-0000-000000000000"'),
			"database_id",
			"d1 create",
		],
		[
			"a database_id that is none",
			real.replace(/^database_id = .*$/m, 'database_id = "YOUR-ID"'),
			"database_id",
			"d1 create",
		],
		[
			"a second database without an id",
			real.replace(/cca421"$/m, '"'),
			'database_id = "1b4e28ba-2fa1-11d2-883f-0016d3"',
			"database_id of MEASUREMENT is no database of yours",
		],
		[
			"one database for both",
			real.replace('cca421"', 'cca420" # both'),
			'cca420" # both',
			"database_id of MEASUREMENT is another's as well",
		],
		["no MAIL_TO", real.replace(/^MAIL_TO = .*$/m, ""), "", "MAIL_TO is missing: write it below [vars]"],
		["an empty MAIL_FROM", real.replace(/^MAIL_FROM = .*$/m, 'MAIL_FROM = ""'), "MAIL_FROM", "MAIL_FROM is missing"],
		[
			"a MAIL_FROM that is no address",
			real.replace(/^MAIL_FROM = .*$/m, 'MAIL_FROM = "the firm"'),
			"MAIL_FROM",
			"MAIL_FROM is wrong: ",
		],
		[
			"a setting that stops the Worker",
			real.replace("[vars]", '[vars]\nWEBHOOK_URL = "http://hook.mx/"'),
			"WEBHOOK_URL",
			"must be https",
		],
		[
			"routes to another domain",
			`routes = [{ pattern = "www.otro.mx", custom_domain = true }]\n${real}`,
			"routes",
			"www.otro.mx",
		],
		[
			"a dead-letter queue that the Worker would not know as one",
			real.replaceAll(/"(.*-delivery)-dead"/g, '"$1-failed"'),
			"-failed",
			"ends in -dead",
		],
		[
			"a queue of deliveries that it would take for one",
			real.replaceAll(/^queue = "(.*-delivery)"/gm, 'queue = "$1-dead-dead"'),
			"-dead-dead",
			"ends in -dead",
		],
		[
			"a dead-letter queue that nobody reads",
			real.replace(/\[\[queues\.consumers\]\]\nqueue = ".*-dead"/, '[[queues.consumers]]\nqueue = "other"'),
			"dead_letter_queue",
			"has no [[queues.consumers]]",
		],
		["no crons", real.replace(/^crons = .*$/m, ""), "", "has no crons"],
	])("refuses %s, with its line and the mend", (_, toml, at, message) => {
		const [first, ...others] = said(wrongSettings(settingsOf(toml), content()));
		expect(others).toEqual([]);
		expect(first).toContain(`settings: wrangler.toml:${at ? lineOf(toml, at) : 1} `);
		expect(first).toContain(message);
	});

	it("refuses settings without a database", () => {
		const without = real.replace(/\[\[d1_databases\]\][^[]*/g, "");
		expect(said(wrongSettings(settingsOf(without), content()))).toEqual([
			expect.stringContaining("has no [[d1_databases]] for DB"),
			expect.stringContaining("has no [[d1_databases]] for MEASUREMENT"),
		]);
	});

	it("refuses content that does not pass, warnings included", () => {
		const error = broken("services/employment.yaml", [["en", "fees"], undefined]);
		expect(refused(error)[0]).toContain("content: app/content/services/employment.yaml:");
		const stale = content(entries, "2028-01-01");
		expect(refused(stale).length).toBeGreaterThan(5);
	});

	it("refuses every sample, a demonstration aside", () => {
		const found = refused(content(), { allowSample: false }).filter((line) => line.startsWith("sample: "));
		const marks = entries.flatMap(({ source }) => source.match(/^ *sample(?:Fees)?: true$/gm) ?? []);
		expect(found).toHaveLength(marks.length);
		const one = broken("testimonials/laura-m.yaml", [["sample"], true]);
		expect(refused(one, { allowSample: false })).toContainEqual(
			expect.stringMatching(/^sample: app\/content\/testimonials\/laura-m\.yaml:1 /),
		);
		expect(refused(one)).toEqual([]);
		const parts = found.map((line) => line.replace(/:\d+ /, " "));
		expect(parts).toContain("sample: app/content/firm.yaml firm/firm claims 0 is a sample");
		expect(parts).toContain("sample: app/content/services/trade.yaml services/trade sampleFees is a sample");
	});

	it("refuses made-up hosts and numbers, each once with all its places, a demonstration aside", () => {
		const invented = (some: Content) => said(inventedNames(some, settingsOf(real)));
		const file = "testimonials/laura-m.yaml";
		const host = invented(broken(file, [["es", "company"], "https://nadie.test/"], [["en", "company"], "nadie.test"]));
		expect(host).toContainEqual(
			expect.stringMatching(
				/^invented: app\/content\/testimonials\/laura-m\.yaml:\d+ “nadie.test” .*; also in app\/content\/testimonials\/laura-m\.yaml:\d+$/,
			),
		);
		const phone = invented(broken(file, [["es", "company"], "(210) 555-0142"], [["en", "company"], "+12105550142"]));
		expect(phone.filter((line) => line.includes("“2105550142”"))).toHaveLength(1);
		const none = invented(
			broken(file, [["es", "company"], "Tel. 210 555 2142"], [["en", "company"], "a.mx, the test."]),
		);
		expect(none.filter((line) => line.includes(file))).toEqual([]);
	});

	it("refuses made-up mail addresses in the settings", () => {
		const toml = real.replace(/^MAIL_TO = .*$/m, 'MAIL_TO = "a@nobody.example"');
		expect(said(inventedNames(content(), settingsOf(toml)))).toContainEqual(
			`invented: wrangler.toml:${lineOf(toml, "MAIL_TO")} “nobody.example” is an address that nobody has`,
		);
	});
});
