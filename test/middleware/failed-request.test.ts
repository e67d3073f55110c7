import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestIdContext } from "../../app/.server/environment.ts";
import { failedRequestMiddleware } from "../../app/middleware/failed-request.ts";
import { unnamedRequest } from "../../app/site/pages/unnamed-request.ts";

const id = "0a4ce5b8-1111-4222-8333-444455556666";
const html = "text/html; charset=utf-8";

/** What leaves the middleware of a page with the placeholder in its text and in its data. */
async function answered(status: number, type = html) {
	const context = new RouterContextProvider();
	context.set(requestIdContext, id);
	const page = `<p>${unnamedRequest}</p><script type="application/json">{"id":"${unnamedRequest}"}</script>`;
	const inner = new Response(page, { status, headers: { "content-type": type, "cache-control": "no-store" } });
	const url = new URL("https://firm.example/");
	const args = { request: new Request(url), url, pattern: "/", params: {}, context };
	const response = await failedRequestMiddleware(args, async () => inner);
	if (!response) throw new Error("no answer");
	return { status: response.status, kept: response.headers.get("cache-control"), text: await response.text() };
}

test.each([500, 408, 405, 422])(
	"a page of a request that failed, %i, has its id wherever it says so",
	async (status) => {
		const answer = await answered(status);
		expect(answer).toMatchObject({ status, kept: "no-store" });
		expect(answer.text.split(id)).toHaveLength(3);
		expect(answer.text).not.toContain(unnamedRequest);
	},
);

test.each([200, 404])("a page that may be cached or names no request, %i, has none", async (status) => {
	expect((await answered(status)).text).not.toContain(id);
});

test("data is left alone", async () => {
	expect((await answered(500, "text/x-script")).text).not.toContain(id);
});
