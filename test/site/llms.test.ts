import { expect, test } from "vitest";
import { allPlaces } from "../../app/site/all-places.server.ts";
import { firm } from "../../app/site/content.server.ts";
import { absolute } from "../../app/site/head.server.ts";
import { llms } from "../../app/site/llms.server.ts";
import { locales } from "../../app/site/locale.ts";
import { hrefOf } from "../../app/site/pages.ts";

const text = llms();

test("llms.txt opens with the name and a summary, then lists of links under headings", () => {
	const lines = text.split("\n");
	expect(lines[0]).toBe(`# ${firm.name}`);
	expect(lines[2]).toMatch(/^> \S/);
	expect(text.match(/^# /gm)).toHaveLength(1);
	const listed = lines.filter((line) => line.startsWith("- "));
	expect(listed.every((line) => /^- \[[^\]]+\]\(https:\/\/\S+\)(: \S.+)?$/.test(line))).toBe(true);
});

test("it names every page of both languages once", () => {
	for (const place of locales.flatMap((locale) => allPlaces(locale))) {
		expect(text.split(`](${absolute(hrefOf(place))})`)).toHaveLength(2);
	}
});
