import { describe, expect, it } from "vitest";
import { findings } from "../../../tools/content/checks.ts";
import type { Content } from "../../../tools/content/content.ts";
import { contentFolder, entryOf } from "../../../tools/content/entry.ts";
import { broken, content, entries, said, textOf, withFile } from "./broken.ts";

const mendable = (some: Content) => said(findings(some).filter(({ level }) => level !== "sample" && level !== "hint"));

const before = new Set(mendable(content()));

/** What the checks say besides what they say of the content as it is. */
const saidOf = (some: Content) => mendable(some).filter((line) => !before.has(line));

/** Entries of a collection, each with a text taken from it. */
function without(collection: string, change: (source: string) => string) {
	return content(
		entries.map((entry) => {
			if (entry.collection !== collection) return entry;
			const path = entry.file.slice(contentFolder.length + 1);
			return entryOf(path, change(entry.source)) ?? entry;
		}),
	);
}

const count = (collection: string) => entries.filter((entry) => entry.collection === collection).length;

describe("one cause has one message", () => {
	it.each(["services", "posts", "areas", "team", "faq", "cases", "videos"])(
		"a bad field in each of %s",
		(collection) => {
			const found = saidOf(without(collection, (source) => `${source}\nnowhere: true\n`));
			expect(found).toHaveLength(count(collection));
			for (const line of found) expect(line).toMatch(/: the entry: "nowhere" is no field here/);
		},
	);

	it.each(["firm.yaml", "topics.yaml", "pictures.yaml", "home.yaml", "pages/team.yaml", "services/corporate.yaml"])(
		"a field that %s does not know",
		(file) => {
			expect(saidOf(withFile(file, `${textOf(file)}\nnowhere: true\n`))).toEqual([
				expect.stringContaining(`error ${file}: the entry: "nowhere" is no field here`),
			]);
		},
	);

	it.each(["firm.yaml", "topics.yaml", "pictures.yaml", "faq/honorarios.yaml", "posts/contrato-bilingue.yaml"])(
		"%s that is no YAML",
		(file) => {
			expect(saidOf(withFile(file, `${textOf(file)}\n\tbad: tab\n`))).toEqual([
				expect.stringContaining(`error ${file}: el renglón empieza con un tabulador`),
			]);
		},
	);

	it("a text in one language only", () => {
		expect(saidOf(broken("services/corporate.yaml", [["en", "fees"], undefined]))).toEqual([
			"error services/corporate.yaml: en.fees: is missing",
		]);
	});

	it("a service that does not exist", () => {
		const found = saidOf(broken("posts/socios-al-cincuenta.yaml", [["service"], "nothing"]));
		expect(found).toEqual([
			expect.stringContaining('error posts/socios-al-cincuenta.yaml: service: "nothing" is none of '),
		]);
	});
});

it("a value of two forms is told by one of them", () => {
	const found = said(findings(broken("firm.yaml", [["offices", 0, "closed"], ["Christmas"]])));
	expect(found.join("\n")).toContain(
		'error firm.yaml: offices.0.closed.0: "Christmas" must be a day such as "2026-12-24"',
	);
});

describe("what a schema refuses", () => {
	it.each<[change: [path: (string | number)[], value: unknown], message: string]>([
		[[["en", "fees"], undefined], "en.fees: is missing"],
		[[["en", "fees"], ""], "en.fees: is empty"],
		[[["en", "fees"], null], "en.fees: is empty"],
		[[["en", "name"], "n".repeat(40)], "en.name: has 40 characters, at most 32 are allowed"],
		[[["en", "name"], 551], 'en.name: must be a text: put quotation marks around it, "551"'],
		[[["order"], "first"], 'order: is "first", and must be a number'],
		[[["documents"], "-uno -dos"], "documents: must be a list: put a blank after each dash"],
		[[["documents"], "uno"], 'documents: is "uno", and must be a list'],
		[[["steps"], []], "steps: has 0 items, at least 1 are allowed"],
		[[["en"], "Text"], 'en: is "Text", and must be a group of fields'],
		[[["picture"], "Big Picture"], 'picture: "Big Picture" must be lower-case words joined by hyphens'],
		[[["review", 0, "on"], "yesterday"], 'review.0.on: "yesterday" must be a day such as 2026-11-30'],
		[[["sources", 0, "url"], "law.gov"], 'sources.0.url: "law.gov" must be an address that begins with https://'],
		[[["headings"], "x"], 'the entry: "headings" is no field here'],
	])("%j is told as %s", (change, message) => {
		const found = said(findings(broken("services/corporate.yaml", change)).filter(({ level }) => level === "error"));
		expect(found.join("\n")).toContain(`error services/corporate.yaml: ${message}`);
	});
});
