import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "../../app/.server/http/security-headers.ts";
import { faultsOf, faultsOfDocument } from "../../lab/security/answers.ts";
import { type Answer, observe, score } from "../../lab/security/observatory.ts";

const nonce = "abcdefghijklmnopqrstuvwx";
const script = `<script type="deferred" nonce="${nonce}">import "/assets/entry.js"</script>`;

function answer(change: Record<string, string | null> = {}, html = `<html><head>${script}</head></html>`): Answer {
	const headers = new Headers([
		...securityHeaders({ hstsPreload: false }),
		["content-security-policy", contentSecurityPolicy(nonce)],
	]);
	headers.set("content-type", "text/html; charset=utf-8");
	for (const [name, value] of Object.entries(change)) {
		if (value === null) headers.delete(name);
		else headers.set(name, value);
	}
	return { headers, html, fromHttp: "https://lindero.example/" };
}

const failed = (of: Answer) => observe(of).flatMap(({ test, passed }) => (passed ? [] : [test]));
const csp = "content-security-policy";

describe("the Observatory's tests", () => {
	it("fail nothing of what the site sends, and give 140 points", () => {
		expect(failed(answer())).toEqual([]);
		expect(score(observe(answer()))).toBe(140);
	});

	it.each([
		["no policy", { [csp]: null }, ["Content Security Policy"], -25],
		["inline scripts", { [csp]: "default-src 'none'; script-src 'unsafe-inline'" }, ["Content Security Policy"], -20],
		["scripts from anywhere", { [csp]: "script-src *" }, ["Content Security Policy"], -20],
		["eval", { [csp]: "default-src 'none'; script-src 'self' 'unsafe-eval'" }, ["Content Security Policy"], -10],
		[
			"strict-dynamic alone",
			{ [csp]: "default-src 'none'; script-src 'strict-dynamic'" },
			["Content Security Policy"],
			-25,
		],
		[
			"active content over HTTP",
			{ [csp]: "default-src 'none'; connect-src http://x.example" },
			["Content Security Policy"],
			-20,
		],
		["short HSTS", { "strict-transport-security": "max-age=300" }, ["Strict Transport Security"], -10],
		["no HSTS", { "strict-transport-security": null }, ["Strict Transport Security"], -20],
		["a leaking referrer", { "referrer-policy": "unsafe-url" }, ["Referrer Policy"], -5],
		["sniffing", { "x-content-type-options": null }, ["X-Content-Type-Options"], -5],
		[
			"credentials for all",
			{ "access-control-allow-origin": "*", "access-control-allow-credentials": "true" },
			["Cross-Origin Resource Sharing"],
			-50,
		],
		["a bare cookie", { "set-cookie": "session=1" }, ["Cookies"], -20],
		["a cookie for scripts", { "set-cookie": "session=1; Secure" }, ["Cookies"], -30],
		["an unknown opener policy", { "cross-origin-opener-policy": "none" }, ["Cross-Origin Opener Policy"], -5],
	])("fail %s", (_, change, tests, points) => {
		const broken = answer(change);
		expect(failed(broken)).toEqual(tests);
		expect(observe(broken).find(({ test }) => test === tests[0])?.points).toBe(points);
	});

	it("fail frames from anywhere", () => {
		expect(failed(answer({ [csp]: "default-src 'none'", "x-frame-options": null }))).toEqual(["X-Frame-Options"]);
	});

	it("fail foreign scripts, and those without hashes less", () => {
		const points = (html: string) =>
			observe(answer({}, html)).find(({ test }) => test === "Subresource Integrity")?.points;
		expect(points('<script src="http://x.example/a.js"></script>')).toBe(-50);
		expect(points('<script src="https://x.example/a.js"></script>')).toBe(-5);
		expect(points('<script src="/a.js"></script>')).toBe(0);
		expect(points('<script src="/a.js" integrity="sha384-x"></script>')).toBe(5);
		expect(points(script)).toBe(0);
	});

	it("fail a site that stays on HTTP", () => {
		expect(failed({ ...answer(), fromHttp: null })).toEqual(["Redirection"]);
	});

	it("give no extra points to who has fewer than 90 without them", () => {
		expect(score(observe(answer({ [csp]: null, "x-frame-options": null })))).toBe(55);
	});
});

describe("what an answer must say", () => {
	it("is said by what the site sends", () => {
		expect(faultsOf(answer())).toEqual([]);
		expect(faultsOfDocument(answer())).toEqual([]);
	});

	it.each([
		csp,
		"permissions-policy",
		"cross-origin-opener-policy",
		"content-security-policy-report-only",
		"reporting-endpoints",
	])("is missed without %s", (name) => expect(faultsOf(answer({ [name]: null }))).toEqual([`${name} is missing`]));

	it("and what it must not say is found", () => {
		expect(faultsOf(answer({ "set-cookie": "a=1" }))).toEqual(["has set-cookie"]);
	});

	it.each([
		["a script without nonce", "<script>1</script>"],
		["a style with another's", '<style nonce="zzzzzzzzzzzzzzzzzzzzzzzz">a{}</style>'],
		["a handler", '<button onclick="x()">'],
		["a style attribute", '<p style="color:red">'],
		["a foreign picture", '<img src="https://x.example/pixel.gif">'],
	])("in a document, %s is found", (_, html) => {
		expect(faultsOfDocument(answer({}, html))).toHaveLength(1);
	});
});
