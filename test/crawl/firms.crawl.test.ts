import { beforeAll, describe, expect, it } from "vitest";
import { startBuild } from "./built-site.ts";
import { crawl, type Site } from "./crawl.ts";
import { faultsOf, wordsFound } from "./faults.ts";
import { firmFacts, previousWords, wordsOf } from "./firm-facts.ts";

/** Whose sites are walked; `tools/test.ts` builds them. No other says a word of the firm of this repository. */
const firms = [
	{ name: "this firm", folder: ".", tags: [], without: () => [] },
	{ name: "the fixture's firm", folder: ".firms/fixture", tags: [], without: () => wordsOf(".") },
	// Its words are those that the tool itself wrote down.
	{
		name: "the firm that new-firm makes",
		folder: ".firms/new-firm",
		tags: ["weekly"],
		without: () => previousWords(".firms/new-firm"),
	},
];

for (const firm of firms) describe(`the site of ${firm.name}`, { tags: firm.tags }, () => walked(firm));

function walked({ folder, without }: (typeof firms)[number]): void {
	let site: Site;
	beforeAll(async () => {
		const { visit, assets, stop } = await startBuild(folder);
		site = await crawl(`https://${firmFacts(folder).domain}`, visit, assets).finally(stop);
	});

	it("has pages that links lead to", () => {
		expect(site.pages.size).toBeGreaterThan(20);
	});

	it("has no fault", () => {
		expect(faultsOf(site)).toEqual([]);
	});

	it("says no word of another firm", () => {
		expect(wordsFound(site, without())).toEqual([]);
	});
}
