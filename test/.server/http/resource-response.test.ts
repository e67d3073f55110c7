import { expect, test } from "vitest";
import { resourceResponse } from "../../../app/.server/http/resource-response.ts";

const ask = (init?: RequestInit) =>
	resourceResponse(new Request("https://firm.example/x", init), "text/plain", "words");

test("a GET carries the text, its type, an ETag and a life", async () => {
	const answer = await ask();
	expect(answer.status).toBe(200);
	expect(await answer.text()).toBe("words");
	expect(answer.headers.get("etag")).toMatch(/^"[0-9a-f]{32}"$/);
	expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("a HEAD has the same headers and no body", async () => {
	const answer = await ask({ method: "HEAD" });
	expect(answer.headers.get("etag")).toBe((await ask()).headers.get("etag"));
	expect(await answer.text()).toBe("");
});

test.each([
	["the same tag", (tag: string) => tag, 304],
	["a tag weakened by compression", (tag: string) => `W/${tag}`, 304],
	["one of several", (tag: string) => `"other", ${tag}`, 304],
	["any", () => "*", 304],
	["another tag", () => '"other"', 200],
])("If-None-Match with %s", async (_, header, status) => {
	const tag = (await ask()).headers.get("etag") ?? "";
	const answer = await ask({ headers: { "if-none-match": header(tag) } });
	expect(answer.status).toBe(status);
	expect(answer.headers.get("etag")).toBe(tag);
	expect(await answer.text()).toBe(status === 304 ? "" : "words");
});

test("another text has another tag", async () => {
	const other = await resourceResponse(new Request("https://firm.example/x"), "text/plain", "other words");
	expect(other.headers.get("etag")).not.toBe((await ask()).headers.get("etag"));
});

test.each(["POST", "PUT", "DELETE"])("%s is a problem, 405 with Allow", async (method) => {
	const answer = await ask({ method, headers: { "accept-language": "en" } });
	expect(answer.status).toBe(405);
	expect(answer.headers.get("allow")).toBe("GET, HEAD");
	expect(answer.headers.get("content-type")).toBe("application/problem+json");
	expect(answer.headers.get("content-language")).toBe("en");
});
