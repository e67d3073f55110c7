import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { localeOf, pageMiddleware } from "../../app/middleware/page.ts";
import { pageRef, pageRefContext } from "../../app/site/pages/page-context.ts";

/** The context after a request whose path matched a pattern. */
async function contextOf(pattern: string, params: Record<string, string> = {}) {
	const context = new RouterContextProvider();
	const url = new URL("https://x.example/en/areas/chula-vista.data");
	await pageMiddleware({ pattern, params, context, url, request: new Request(url) }, async () => new Response());
	return context;
}

describe("the page of a request", () => {
	it("is the matched pattern's, with its parameters", async () => {
		const context = await contextOf("/en/areas/:slug", { slug: "chula-vista" });
		expect(pageRef(context, "area")).toEqual({ page: "area", locale: "en", params: { slug: "chula-vista" } });
		expect(pageRef(context, "areas", "area").page).toBe("area");
	});

	it("is nothing on machine routes and unknown paths", async () => {
		expect((await contextOf("/sitemap.xml")).get(pageRefContext)).toBeNull();
		expect((await contextOf("/en/*", { "*": "nothing" })).get(pageRefContext)).toBeNull();
	});

	it("is in the language of the pattern, also where there is no page", async () => {
		expect(localeOf(await contextOf("/en/areas/:slug", { slug: "chula-vista" }))).toBe("en");
		expect(localeOf(await contextOf("/redes"))).toBe("es");
		expect(localeOf(await contextOf("/en/*", { "*": "nothing" }))).toBe("en");
		expect(localeOf(await contextOf("/sitemap.xml"))).toBe("es");
	});

	it("is never another than the loader's own", async () => {
		expect(() => pageRef(new RouterContextProvider(), "area")).toThrow("not for area");
		const context = await contextOf("/redes");
		expect(() => pageRef(context, "area")).toThrow("The request is for social, not for area");
	});
});
