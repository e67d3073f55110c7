import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { home } from "../../../app/site/content/content.server.ts";
import { pageHead } from "../../../app/site/pages/head.server.ts";
import { describe as cut, type Head, headTags } from "../../../app/site/pages/head.ts";

describe("a description", () => {
	it("stays as it is up to 160 characters", () => {
		expect(cut("a".repeat(160), "x")).toBe("a".repeat(160));
	});

	it("is cut to 157 and three dots above", () => {
		expect(cut("a".repeat(161), "x")).toBe(`${"a".repeat(157)}...`);
	});

	it("gives way to the default when it is empty", () => {
		expect(cut("  ", "default")).toBe("default");
		expect(cut(undefined, "default")).toBe("default");
	});

	it("is never cut inside a surrogate pair", () => {
		const text = `${"a".repeat(156)}⚖️🏛️${"b".repeat(20)}`;
		expect(cut(`${"a".repeat(156)}🏛${"b".repeat(20)}`, "x")).toBe(`${"a".repeat(156)}...`);
		expect(cut(text, "x").isWellFormed()).toBe(true);
	});

	it("is well formed and at most 160 long, whatever comes in", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
				const result = cut(text, "default");
				return result.length <= 160 && result.isWellFormed() && result.length > 0;
			}),
		);
	});
});

describe.each(["es", "en"] as const)("the head of a page in %s", (locale) => {
	const post = { page: "post", locale, params: { slug: "heredar-el-negocio" } } as const;
	const path = locale === "es" ? "/blog/heredar-el-negocio" : "/en/blog/heredar-el-negocio";

	it("has the page's own address, both languages' and a kind", () => {
		const head = pageHead(post, { title: "T", description: "d", kind: "article" });
		expect(head).toMatchObject({
			canonical: `https://cardon-palma.example${path}`,
			alternates: {
				es: "https://cardon-palma.example/blog/heredar-el-negocio",
				en: "https://cardon-palma.example/en/blog/heredar-el-negocio",
			},
			kind: "article",
		});
		// Whoever shows the card does not know which site its picture is of.
		expect(head.image).toMatch(/^https:\/\/cardon-palma\.example\//);
		expect(headTags(head)).toContainEqual({ property: "og:type", content: "article" });
		expect(pageHead(post, { title: "T", description: "d" }).kind).toBe("website");
	});

	it("without a description has the home page's in its language", () => {
		expect(pageHead(post, { title: "T", description: " " }).description).toBe(cut(home[locale].description, ""));
	});
});

describe("the tags of a head", () => {
	const head: Head = {
		title: "Blog",
		description: "d",
		locale: "en",
		canonical: "https://x.example/en/blog",
		alternates: { es: "https://x.example/blog", en: "https://x.example/en/blog" },
		fallback: "es",
		image: "https://x.example/og.jpg",
		imageAlt: "Blog",
		kind: "website",
		siteName: "Roble",
	};

	it.each(["es", "en"] as const)(
		"name each language and, for readers of neither, the firm's, which is %s",
		(fallback) => {
			const alternates = headTags({ ...head, fallback }).filter((tag) => "rel" in tag && tag.rel === "alternate");
			expect(alternates).toEqual([
				{ tagName: "link", rel: "alternate", hrefLang: "es", href: "https://x.example/blog" },
				{ tagName: "link", rel: "alternate", hrefLang: "en", href: "https://x.example/en/blog" },
				{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: head.alternates[fallback] },
			]);
		},
	);

	it("leave the firm's name out of a title that would be longer than 65 characters with it", () => {
		const [fits, tooLong] = ["x".repeat(57), "x".repeat(58)];
		expect(headTags({ ...head, title: fits })).toContainEqual({ title: `${fits} | Roble` });
		expect(headTags({ ...head, title: tooLong })).toContainEqual({ title: tooLong });
	});

	it("carry the firm's name in the title and the other language in Open Graph", () => {
		expect(headTags(head)).toContainEqual({ title: "Blog | Roble" });
		expect(headTags(head)).toContainEqual({ property: "og:locale", content: "en_US" });
		expect(headTags(head)).toContainEqual({ property: "og:locale:alternate", content: "es_MX" });
	});
});
