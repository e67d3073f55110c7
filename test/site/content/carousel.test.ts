import { describe, expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { cases } from "../../../app/site/content/content.server.ts";
import { markdownPage } from "../../../app/site/corpus/markdown-page.server.ts";
import { homePage } from "../../../app/site/loaders/home-page.server.ts";
import { href } from "../../../app/site/pages/page-table.ts";

const shown = cases.filter(({ carousel }) => carousel).map(({ id }) => id);
const kept = cases.filter(({ carousel }) => !carousel).map(({ id }) => id);

describe.each(locales)("The home page's stories in %s", (locale) => {
	const ref = { page: "home", locale, params: {} } as const;

	test("are those that say so, in the order of the content", () => {
		expect(kept.length).toBeGreaterThan(0);
		expect(homePage(ref).stories.map(({ id }) => id)).toEqual(shown);
	});

	test("are the same in its Markdown", () => {
		const markdown = markdownPage(ref) ?? "";
		for (const caseId of shown) expect(markdown).toContain(href(locale, "case", { caseId }));
		for (const caseId of kept) expect(markdown).not.toContain(href(locale, "case", { caseId }));
	});
});
