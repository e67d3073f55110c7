import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { requestIdContext } from "../../app/.server/environment.ts";
import { found, pageLoader } from "../../app/.server/page-loader.ts";

afterEach(() => void vi.restoreAllMocks());

function args(pattern: string) {
	const context = new RouterContextProvider();
	context.set(requestIdContext, "request-1");
	const url = new URL("https://lindero.example/en/areas/katy");
	return { request: new Request(url), url, pattern, params: { slug: "katy" }, context };
}

describe("the loader of a page", () => {
	it("is told page and language by the matched pattern", async () => {
		const loader = pageLoader(({ page, locale, params }) => ({ page, locale, slug: params.slug }));
		expect(await loader(args("/en/areas/:slug"))).toEqual({ page: "area", locale: "en", slug: "katy" });
	});

	it("turns whatever goes wrong into a 500 with the request's id and one line of log that quotes nothing", async () => {
		const lines = vi.spyOn(console, "error").mockImplementation(() => {});
		const loader = pageLoader(() => {
			throw new Error("secret of the visitor");
		});
		await expect(loader(args("/areas/:slug"))).rejects.toMatchObject({
			data: { requestId: "request-1" },
			init: { status: 500 },
		});
		expect(lines).toHaveBeenCalledTimes(1);
		const line = String(lines.mock.calls[0]?.[0]);
		expect(JSON.parse(line)).toMatchObject({
			level: "error",
			event: "loader.failed",
			requestId: "request-1",
			pattern: "/areas/:slug",
		});
		expect(line).not.toContain("secret of the visitor");
	});

	it("lets a page that does not exist be one, with the words of its language", async () => {
		const loader = pageLoader(({ locale }) => found(undefined, locale));
		await expect(loader(args("/en/areas/:slug"))).rejects.toMatchObject({
			data: { title: "Page not found" },
			init: { status: 404 },
		});
	});
});
