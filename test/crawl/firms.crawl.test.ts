import { beforeAll, describe, expect, it } from "vitest";
import { isFresh } from "../../tools/new-firm/fresh.ts";
import { startBuild } from "./built-site.ts";
import { crawl, type Site } from "./crawl.ts";
import { faultsOf, wordsFound } from "./faults.ts";
import { firmFacts, previousWords, wordsOf } from "./firm-facts.ts";

/** Whose sites are walked; `tools/test.ts` builds them. No other says a word of the firm of this repository. */
describe("the site of this firm", () => {
	walk(".", () => []);
});

describe("the site of the fixture's firm", () => {
	walk(".firms/fixture", () => wordsOf("."));
});

describe.runIf(isFresh)("the site of the firm that new-firm makes", { tags: ["weekly"] }, () => {
	// Its words are those that the tool itself wrote down.
	walk(".firms/new-firm", () => previousWords(".firms/new-firm"));
});

/** @param without words that the site must not say */
function walk(folder: string, without: () => ReturnType<typeof wordsOf>): void {
	let site: Site;
	beforeAll(async () => {
		const { visit, assets, stop } = await startBuild(folder);
		site = await crawl(`https://${firmFacts(folder).domain}`, visit, assets).finally(stop);
	});

	it("has pages that links lead to", () => {
		// A firm of one office and one service has sixteen.
		expect(site.pages.size).toBeGreaterThan(12);
	});

	it("has no fault", () => {
		expect(faultsOf(site)).toEqual([]);
	});

	it("says no word of another firm", () => {
		expect(wordsFound(site, without())).toEqual([]);
	});
}
