import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../../app/locales/locale.ts";
import {
	href,
	hrefOf,
	localeOfRoute,
	matchPage,
	type PageId,
	pageRefOf,
	pageRefOfRoute,
	pages,
	routeId,
} from "../../../app/site/pages/page-table.ts";

describe("the page table", () => {
	it("has no path twice", () => {
		const paths = Object.values(pages).flatMap(({ es, en }) => [es, en]);
		expect(new Set(paths).size).toBe(paths.length);
	});

	it("tells page and language from a matched pattern, and nothing from an unknown one", () => {
		for (const page of Object.keys(pages) as PageId[]) {
			for (const locale of locales) expect(matchPage(pages[page][locale])).toEqual({ page, locale });
		}
		expect(matchPage("/en/*")).toBeUndefined();
		expect(matchPage("/english")).toBeUndefined();
	});
});

describe("href", () => {
	it("makes the path of a page in a language", () => {
		expect(href("es", "contact")).toBe("/contacto");
		expect(href("en", "area", { slug: "katy" })).toBe("/en/areas/katy");
	});

	it("escapes what a parameter brings", () => {
		expect(href("es", "post", { slug: "a/b ñ" })).toBe("/blog/a%2Fb%20%C3%B1");
	});

	it("never makes the path of another page for want of a parameter", () => {
		expect(() => href("es", "post", { slug: "" })).toThrow(RangeError);
		expect(() => pageRefOf({ page: "post", locale: "es" }, {})).toThrow(RangeError);
		expect(() => pageRefOf({ page: "case", locale: "es" }, { slug: "x" })).toThrow(RangeError);
	});

	it("keeps the parameters in the other language", () => {
		expect(hrefOf({ page: "case", locale: "es", params: { caseId: "commercial-litigation" } }, "en")).toBe(
			"/en/case/commercial-litigation",
		);
	});
});

describe("route ids", () => {
	it("tell language and place", () => {
		expect(localeOfRoute(routeId("en", "not-found"))).toBe<Locale>("en");
		expect(localeOfRoute(undefined)).toBe<Locale>("es");
		expect(pageRefOfRoute("en/post", { slug: "x" })).toEqual({ page: "post", locale: "en", params: { slug: "x" } });
		expect(pageRefOfRoute("es/not-found", {})).toBeUndefined();
	});
});
