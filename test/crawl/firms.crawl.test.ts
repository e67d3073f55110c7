import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { visitBuild } from "./built-site.ts";
import { crawl, type Site } from "./crawl.ts";
import { faultsOf, wordsFound } from "./faults.ts";
import { wordsOf } from "./old-firm.ts";

/** Whose sites are walked, and of whose words they must be empty. */
const firms: { name: string; folder: string; without: string[] }[] = [
	{ name: "this firm", folder: ".", without: [] },
	{ name: "the fixture's firm", folder: ".firms/fixture", without: wordsOf(".") },
];

describe.each(firms)("the site of $name", ({ folder, without }) => {
	let site: Site;
	beforeAll(async () => {
		const { visit, stop } = await visitBuild(folder);
		const { domain } = parse(readFileSync(`${folder}/app/content/firm.yaml`, "utf8"));
		site = await crawl(`https://${domain}`, visit).finally(stop);
	});

	it("is found by links", () => {
		expect(site.pages.size).toBeGreaterThan(20);
	});

	it("has no fault", () => {
		expect(faultsOf(site)).toEqual([]);
	});

	it("says no word of another firm", () => {
		expect(wordsFound(site, without)).toEqual([]);
	});
});
