import { expect, test } from "vitest";
import { withSecurityHeaders } from "../../../app/.server/http/security-headers.ts";
import { faultsOf } from "../../fixtures/security-faults.ts";
import { visit } from "../../mocks/visit.ts";

const request = new Request("https://firm.example/");

/** What the texts say by whose hashes they may stand in a page is the build's; that there is one for each is not. */
const withoutHashes = (directive: string) => directive.replaceAll(/'sha256-[\w+/]{43}='/g, "'sha256'");

test.each([200, 404, 500])("every security header and the policy are on an answer with status %i", async (status) => {
	const site = withSecurityHeaders(async () => new Response("x", { status }));
	const answer = await site(request, visit());
	expect(answer.status).toBe(status);
	expect(faultsOf(answer)).toEqual([]);
	expect(answer.headers.get("content-security-policy")?.split("; ").map(withoutHashes)).toEqual([
		"default-src 'none'",
		"script-src 'self' 'sha256' https://challenges.cloudflare.com",
		"style-src 'self' 'sha256' 'sha256' 'sha256'",
		"connect-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"manifest-src 'self'",
		"frame-src https://www.youtube-nocookie.com https://challenges.cloudflare.com",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"report-uri /api/csp-report",
		"report-to csp",
	]);
	expect(answer.headers.get("content-security-policy-report-only")).toContain("require-trusted-types-for 'script'");
});

test("answers with immutable headers get them too, and a stream passes through", async () => {
	const answer = await withSecurityHeaders(async () => Response.redirect("https://firm.example/x", 303))(
		request,
		visit(),
	);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "https://firm.example/x"]);
	expect(answer.headers.get("x-frame-options")).toBe("DENY");
});

test.each([
	["off", "max-age=63072000; includeSubDomains"],
	["on", "max-age=63072000; includeSubDomains; preload"],
] as const)("HSTS with preload %s", async (HSTS_PRELOAD, value) => {
	const answer = await withSecurityHeaders(async () => new Response())(request, visit({ HSTS_PRELOAD }));
	expect(answer.headers.get("strict-transport-security")).toBe(value);
});
