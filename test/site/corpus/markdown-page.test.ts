import { describe, expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { faq, firm, officeById, personById, services } from "../../../app/site/content/content.server.ts";
import { text } from "../../../app/site/corpus/markdown.ts";
import { markdownPage } from "../../../app/site/corpus/markdown-page.server.ts";
import { absolute } from "../../../app/site/pages/absolute.server.ts";
import { allPages } from "../../../app/site/pages/all-pages.server.ts";
import { hrefOf } from "../../../app/site/pages/page-table.ts";

describe.each(locales)("Markdown in %s", (locale) => {
	const pages = allPages(locale).map((place) => ({ place, path: hrefOf(place), markdown: markdownPage(place) ?? "" }));

	test.each(pages)("$path has one title, headings in order, and whole addresses", ({ place, markdown }) => {
		const [, matter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
		expect(matter).toContain(`url: ${absolute(hrefOf(place))}\n`);
		expect(matter).toContain(`translation: ${absolute(hrefOf(place, locale === "es" ? "en" : "es"))}\n`);
		expect(matter).toMatch(/\nupdated: \d{4}-\d\d-\d\d\n/);
		const levels = [...body.matchAll(/^(#+) \S/gm)].map(([, marks = ""]) => marks.length);
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		expect(levels[0]).toBe(1);
		for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThan(2);
		expect(body).not.toMatch(/\]\(\//);
		expect(body).not.toMatch(/undefined|\[object|<\/?[a-z]/);
		expect(body).toContain(text(firm[locale].noAdvice));
		expect(body).toContain(text(personById(firm.responsible)?.name ?? ""));
		expect(body).toContain(officeById(firm.principalOffice).city);
		expect(body.match(/.{0,30}(?<!\.)\.\.(?!\.).{0,10}/g)).toBeNull();
	});

	test("a service is told whole", () => {
		for (const service of services) {
			const markdown = pages.find(({ place }) => place.page === service.id)?.markdown ?? "";
			for (const { [locale]: it } of service.questions) expect(markdown).toContain(text(it.question));
			for (const { [locale]: it } of service.differences?.rows ?? [])
				for (const cell of it.cells) expect(markdown).toContain(text(cell));
			expect(markdown).toContain(absolute("/").slice(0, -1));
		}
	});

	test("the FAQ has every answer", () => {
		const markdown = pages.find(({ place }) => place.page === "faq")?.markdown ?? "";
		for (const { questions } of faq)
			for (const { [locale]: it } of questions) expect(markdown).toContain(text(it.question));
	});
});

test("what does not exist has no Markdown", () => {
	expect(markdownPage({ page: "post", locale: "es", params: { slug: "none" } })).toBeUndefined();
	expect(markdownPage({ page: "case", locale: "es", params: { caseId: "none" } })).toBeUndefined();
	expect(markdownPage({ page: "area", locale: "en", params: { slug: "nowhere" } })).toBeUndefined();
});
