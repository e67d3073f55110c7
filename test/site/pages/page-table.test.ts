import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../../app/locales/locale.ts";
import {
	hasPage,
	href,
	hrefOf,
	localeOfRoute,
	matchPage,
	pageIds,
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
		expect(pageIds).toContain("immigration");
		for (const page of pageIds) {
			for (const locale of locales) expect(matchPage(pages[page][locale])).toEqual({ page, locale });
		}
		expect(matchPage("/en/*")).toBeUndefined();
		expect(matchPage("/english")).toBeUndefined();
	});

	it("has no place for a page that the firm has not", () => {
		for (const page of ["tv", "clo"] as const) {
			expect([page, hasPage(page), pageIds.includes(page)]).toEqual([page, false, false]);
			for (const locale of locales) {
				expect(matchPage(pages[page][locale])).toBeUndefined();
				expect(pageRefOfRoute(routeId(locale, page), {})).toBeUndefined();
			}
		}
	});
});

describe("href", () => {
	it("makes the path of a page in a language", () => {
		expect(href("es", "contact")).toBe("/contacto");
		expect(href("es", "immigration")).toBe("/servicios/abogado-migratorio");
		expect(href("en", "area", { slug: "chula-vista" })).toBe("/en/areas/chula-vista");
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
		expect(hrefOf({ page: "case", locale: "es", params: { caseId: "customs-release" } }, "en")).toBe(
			"/en/case/customs-release",
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
