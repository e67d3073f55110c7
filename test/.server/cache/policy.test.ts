import { describe, expect, test } from "vitest";
import {
	cacheKey,
	isCacheable,
	outgoingCacheControl,
	sharedRequest,
	varyingParams,
} from "../../../app/.server/cache/policy.ts";

const get = (path: string, init?: RequestInit) => new Request(`https://firm.example${path}`, init);
const key = (path: string, init?: RequestInit) => cacheKey(get(path, init), "v1");

describe("the key of a request", () => {
	test("is made of version, format and path", () => {
		expect(key("/equipo")).toBe("https://edge-cache.invalid/v1/html/equipo");
		expect(key("/")).not.toBe(key("/en"));
		expect(key("/equipo")).not.toBe(key("/equipo.data"));
		expect(cacheKey(get("/"), "v2")).not.toBe(key("/"));
		expect(key("/", { headers: { accept: "text/markdown" } })).toBe("https://edge-cache.invalid/v1/markdown/");
	});

	test("is the same for a HEAD, under any host, and whatever else a browser says", () => {
		const same = [
			get("/", { method: "HEAD" }),
			new Request("https://other.example/"),
			get("/", {
				headers: {
					accept: "text/html,*/*;q=0.8",
					"accept-language": "en",
					cookie: "a=1",
					referer: "https://x.example/",
				},
			}),
			get("/", { headers: { accept: "text/markdown;q=0.5, text/html" } }),
		];
		expect(same.map((request) => cacheKey(request, "v1"))).toEqual(same.map(() => key("/")));
	});

	test.each(["?", "?utm_source=x", "?topics=a", "?Q=a", "?a=ref", "?index", "?%71x=1"])("does not know %s", (query) => {
		expect(key(`/blog${query}`)).toBe(key("/blog"));
	});

	test.each([...varyingParams.flatMap((name) => [`?${name}=1`, `?${name}`, `?a=b&${name}=`]), "?%71=1", "?to%70ic=x"])(
		"is none with %s",
		(query) => expect(key(`/blog${query}`)).toBeUndefined(),
	);

	test("knows the queries that pages read", () => {
		expect([...varyingParams].sort()).toEqual(["_routes", "page", "q", "ref", "topic"]);
	});

	test.each(["/contacto", "/en/contact"].flatMap((path) => [path, `${path}.data`, `${path}?a=b`]))(
		"is none for %s",
		(path) => {
			expect(key(path)).toBeUndefined();
			expect(key(path, { headers: { accept: "text/markdown" } })).toBeUndefined();
		},
	);

	test.each(["/Equipo", "/equipo/", "//equipo", "/equipo%20", "/%65quipo", "/é", "/a//b", "/a/;x"])(
		"is none for the spelling %s",
		(path) => expect(key(path)).toBeUndefined(),
	);

	test.each(["/robots.txt", "/feed.xml", "/.well-known/security.txt", "/api/vitals", "/pictures/a.avif"])(
		"is none for %s, which is no page",
		(path) => expect(key(path)).toBeUndefined(),
	);

	test.each(["/_.data", "/en.data", "/blog/a-1-post.data", "/apia", "/en/areas/guaymas"])("is there for %s", (path) => {
		expect(key(path)).toBe(`https://edge-cache.invalid/v1/html${path}`);
	});

	test.each(["POST", "PUT", "DELETE", "OPTIONS"])("is none for %s", (method) => {
		expect(key("/", { method })).toBeUndefined();
	});
});

test("what is rendered for all carries nothing of the visitor but the format", () => {
	const headers = {
		accept: "text/markdown",
		cookie: "a=1",
		referer: "https://x.example/",
		"x-forwarded-host": "x.example",
	};
	const shared = sharedRequest(get("/blog?utm_source=x", { method: "HEAD", headers }));
	expect([shared.method, shared.url]).toEqual(["GET", "https://firm.example/blog"]);
	expect([...shared.headers]).toEqual([["accept", "text/markdown"]]);
});

const page = "public, max-age=0, must-revalidate, s-maxage=3600";

test.each<[status: number, cacheControl: string | undefined, cacheable: boolean, outgoing: string]>([
	[200, page, true, "public, max-age=0, must-revalidate"],
	[404, page, false, "no-store"],
	[405, page, false, "no-store"],
	[500, page, false, "no-store"],
	[503, undefined, false, "no-store"],
	[308, page, false, "public, max-age=0, must-revalidate"],
	[303, undefined, false, "no-store"],
	[200, undefined, false, "no-store"],
	[200, "no-store", false, "no-store"],
	[200, "no-store, no-transform", false, "no-store, no-transform"],
	[200, "public, max-age=3600", false, "public, max-age=3600"],
	[304, "public, max-age=3600", false, "public, max-age=3600"],
])("%i with %s is cacheable: %s; it goes out with %s", (status, cacheControl, cacheable, outgoing) => {
	const headers = new Headers(cacheControl === undefined ? {} : { "cache-control": cacheControl });
	const response = new Response(null, { status, headers });
	expect(isCacheable(response)).toBe(cacheable);
	expect(outgoingCacheControl(response)).toBe(outgoing);
});
