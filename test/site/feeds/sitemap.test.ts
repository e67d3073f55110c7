import { describe, expect, onTestFinished, test } from "vitest";
import { areas, cases, posts, team } from "../../../app/site/content/content.server.ts";
import { lastModified, latest } from "../../../app/site/content/last-modified.server.ts";
import { sitemap } from "../../../app/site/feeds/sitemap.server.ts";
import { absolute } from "../../../app/site/pages/absolute.server.ts";
import { allPages } from "../../../app/site/pages/all-pages.server.ts";
import { hrefOf, pageIds, pages } from "../../../app/site/pages/page-table.ts";

const xml = sitemap();
const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
	address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "",
	modified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "",
	alternates: new Map(
		[...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [language, address]),
	),
}));

describe("the sitemap", () => {
	test("names each page that the firm has once a language, and each entry that has a page", () => {
		const plain = pageIds.filter((page) => !pages[page].es.includes(":")).length;
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
		const dayOf = (path: string) => entries.find(({ address }) => address === absolute(path))?.modified;
		expect(dayOf("/caso/family-handover")).toBe("2026-03-10");
		expect(dayOf("/en/case/customs-release")).toBe("2026-06-02");
		expect(dayOf("/blog/heredar-el-negocio")).toBe("2026-11-20");
	});

	test("is well formed as far as its brackets go", () => {
		expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
		expect(xml.match(/&(?!amp;|lt;|gt;|quot;)/)).toBeNull();
	});
});

test("a page is as new as its entry, and a list as the newest of what it lists", () => {
	const [post, other] = posts;
	if (!post || !other) throw new Error("The firm has fewer than two posts");
	const before = post.updated;
	onTestFinished(() => {
		post.updated = before;
	});
	post.updated = "2026-11-25";
	const dayOf = (slug: string) => lastModified({ page: "post", locale: "es", params: { slug } });
	expect([dayOf(post.id), dayOf(other.id)]).toEqual(["2026-11-25", other.updated]);
	expect(lastModified({ page: "blog", locale: "es", params: {} })).toBe("2026-11-25");
	post.updated = "2026-01-05";
	expect(lastModified({ page: "blog", locale: "es", params: {} })).toBe(other.updated);
	expect(() => latest([])).toThrow(RangeError);
	expect(() => lastModified({ page: "post", locale: "es", params: { slug: "none" } })).toThrow(/none/);
});

test("a page that was reviewed is as new as its last review", () => {
	const [area] = areas;
	if (!area) throw new Error("The firm has no areas");
	const before = area.review;
	onTestFinished(() => {
		area.review = before;
	});
	const [review] = before;
	if (!review) throw new Error("Nobody reviewed the first area");
	const days = ["2026-03-01", "2026-05-01", "2026-04-01"];
	area.review = days.map((on) => ({ ...review, on }));
	expect(lastModified({ page: "area", locale: "es", params: { slug: area.id } })).toBe("2026-05-01");
});

test("every place has an address without a hole", () => {
	for (const place of allPages("en")) expect(hrefOf(place)).toMatch(/^\/en(\/[a-z0-9-]+)*$/);
});
