import * as collections from "content-collections";
import { describe, expect, onTestFinished, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { carousel, content } from "../../../app/site/content/content.server.ts";
import { siteContent } from "../../../app/site/content/site-content.ts";
import { makeCorpus } from "../../../app/site/corpus/corpus.ts";
import { homePage } from "../../../app/site/loaders/home-page.server.ts";
import { href } from "../../../app/site/pages/page-table.ts";

test("The carousel has the stories that say so, in the order of the content", () => {
	const allCases = collections.allCases.map((entry) => ({
		...entry,
		carousel: entry._meta.path !== "family-handover",
	}));
	const content = siteContent({ ...collections, allCases });
	expect(content.cases.map(({ id }) => id)).toEqual(["family-handover", "customs-release"]);
	expect(content.carousel.map(({ id }) => id)).toEqual(["customs-release"]);
	const whole = siteContent(collections);
	expect(whole.carousel.map(({ id }) => id)).toEqual(["family-handover", "customs-release"]);
});

/** For as long as a test runs: at the fixture's firm every story stands in the carousel. */
function keepFirst() {
	const first = carousel.splice(0, 1);
	onTestFinished(() => void carousel.unshift(...first));
}

describe.each(locales)("The home page's stories in %s", (locale) => {
	const ref = { page: "home", locale, params: {} } as const;

	test("are those of the carousel", () => {
		expect(homePage(ref).stories.map(({ id }) => id)).toEqual(["family-handover", "customs-release"]);
		keepFirst();
		expect(homePage(ref).stories.map(({ id }) => id)).toEqual(["customs-release"]);
	});

	test("are the same in its text, which Markdown and the assistant show", () => {
		// Made here: the Worker's is made once, and another test may have had it made.
		const fewer = { ...content, carousel: content.carousel.slice(1) };
		const home = makeCorpus({ content: fewer, locale }).pages.find(({ ref }) => ref.page === "home");
		const shown = home?.passages.map((passage) => passage.shown).join("\n") ?? "";
		expect(shown).toContain(href(locale, "case", { caseId: "customs-release" }));
		expect(shown).not.toContain(href(locale, "case", { caseId: "family-handover" }));
	});
});
