import { expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { firm } from "../../../app/site/content/content.server.ts";
import { llms } from "../../../app/site/corpus/llms.server.ts";
import { absolute } from "../../../app/site/pages/absolute.server.ts";
import { allPages } from "../../../app/site/pages/all-pages.server.ts";
import { hrefOf } from "../../../app/site/pages/page-table.ts";

const text = llms();

test("llms.txt opens with the name and a summary, then lists of links under headings", () => {
	const lines = text.split("\n");
	expect(lines[0]).toBe(`# ${firm.name}`);
	expect(lines[2]).toMatch(/^> \S/);
	expect(text.match(/^# /gm)).toHaveLength(1);
	const listed = lines.filter((line) => line.startsWith("- "));
	expect(listed.every((line) => /^- \[[^\]]+\]\(https:\/\/\S+\)(: \S.+)?$/.test(line))).toBe(true);
});

test("it names the feed of each language once", () => {
	for (const path of ["/feed.xml", "/en/feed.xml"]) expect(text.split(`](${absolute(path)})`), path).toHaveLength(2);
});

test("it names every page of both languages once", () => {
	for (const place of locales.flatMap((locale) => allPages(locale))) {
		expect(text.split(`](${absolute(hrefOf(place))})`), hrefOf(place)).toHaveLength(2);
	}
});
