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

/** The paths that were agreed on, row by row, written out by hand. */
const rows: [es: string, en: string][] = [
	["/", "/en"],
	["/nosotros", "/en/about"],
	["/equipo", "/en/team"],
	["/preguntas-frecuentes", "/en/faq"],
	["/tv", "/en/tv"],
	["/clo", "/en/clo"],
	["/blog", "/en/blog"],
	["/blog/{slug}", "/en/blog/{slug}"],
	["/caso/{caseId}", "/en/case/{caseId}"],
	["/servicios/abogado-civil-litigio", "/en/services/civil-litigation-attorney"],
	["/servicios/abogado-civil-pre-litigio", "/en/services/pre-litigation-attorney"],
	["/servicios/abogado-bienes-raices", "/en/services/real-estate-attorney"],
	["/servicios/abogado-corporativo", "/en/services/corporate-attorney"],
	["/servicios/abogado-construccion", "/en/services/construction-attorney"],
	["/servicios/abogado-litigio-comercial", "/en/services/commercial-litigation-attorney"],
	["/servicios/abogado-transaccional-comercial", "/en/services/commercial-transactional-attorney"],
	["/contacto", "/en/contact"],
	["/redes", "/en/social"],
	["/terminos", "/en/terms"],
	["/areas", "/en/areas"],
	["/areas/{slug}", "/en/areas/{slug}"],
];

describe("the page table", () => {
	it("is the one agreed on, complete and no more", () => {
		const table = Object.values(pages).map(({ es, en }) => [es, en].map((path) => path.replace(/:(\w+)/g, "{$1}")));
		expect(table, "a page that was agreed on has its row in this test too, in the same place").toEqual(rows);
	});

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
