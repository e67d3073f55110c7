import { describe, expect, test } from "vitest";
import { areas, cases, posts, team } from "../../../app/site/content/content.server.ts";
import { lastModified, latest } from "../../../app/site/content/last-modified.server.ts";
import { sitemap } from "../../../app/site/feeds/sitemap.server.ts";
import { absolute } from "../../../app/site/pages/absolute.server.ts";
import { allPages } from "../../../app/site/pages/all-pages.server.ts";
import { hrefOf, pages } from "../../../app/site/pages/page-table.ts";

const xml = sitemap();
const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
	address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "",
	modified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "",
	alternates: new Map(
		[...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [language, address]),
	),
}));

describe("the sitemap", () => {
	test("names each page of the table once a language, and each entry that has a page", () => {
		const plain = Object.values(pages).filter(({ es }) => !es.includes(":")).length;
		const expected = 2 * (plain + team.length + posts.length + areas.length + cases.length);
		expect(entries).toHaveLength(expected);
		expect(new Set(entries.map(({ address }) => address)).size).toBe(expected);
		expect(entries.every(({ address }) => address.startsWith("https://") && !address.includes(":slug"))).toBe(true);
	});

	test("gives each page all its versions, and they answer back", () => {
		const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
		for (const { address, alternates } of entries) {
			expect([...alternates.keys()].toSorted()).toEqual(["en", "es", "x-default"]);
			expect([...alternates.values()]).toContain(address);
			expect(alternates.get("x-default")).toBe(alternates.get("es"));
			for (const other of alternates.values()) expect(byAddress.get(other ?? "")?.alternates).toEqual(alternates);
		}
	});

	test("states days that the content states, none in a row for all", () => {
		expect(entries.every(({ modified }) => /^20\d\d-\d\d-\d\d$/.test(modified))).toBe(true);
		expect(new Set(entries.map(({ modified }) => modified)).size).toBeGreaterThan(5);
		const post = posts[0];
		const entry = entries.find(({ address }) => address === absolute(`/blog/${post?.id}`));
		expect(entry?.modified).toBe(post?.updated);
	});

	test("is well formed as far as its brackets go", () => {
		expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
		expect(xml.match(/&(?!amp;|lt;|gt;|quot;)/)).toBeNull();
	});
});

test("a list is as new as the newest of what it lists", () => {
	const newest = latest(posts.map(({ updated }) => updated));
	expect(lastModified({ page: "blog", locale: "es", params: {} }) >= newest).toBe(true);
	expect(() => latest([])).toThrow(RangeError);
	expect(() => lastModified({ page: "post", locale: "es", params: { slug: "none" } })).toThrow(/none/);
});

test("every place has an address without a hole", () => {
	for (const place of allPages("en")) expect(hrefOf(place)).toMatch(/^\/en(\/[a-z0-9-]+)*$/);
});
