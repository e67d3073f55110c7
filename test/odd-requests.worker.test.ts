import { exports } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { faultsOf } from "./fixtures/security-faults.ts";

/** What scanners and broken programs send: it is answered as what it is, under every header, and leaves the log quiet. */
const logged: unknown[] = [];

beforeEach(() => {
	logged.length = 0;
	for (const level of ["log", "info", "warn", "error"] as const) {
		vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
	}
});
afterEach(() => vi.restoreAllMocks());

async function ask(path: string, init?: RequestInit) {
	const request = new Request(`https://cardon-palma.example${path}`, { redirect: "manual", ...init });
	const answer = await exports.default.fetch(request);
	return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const long = "a".repeat(8 * 1024);

test.each<[what: string, path: string, status: number, language?: "es" | "en"]>([
	["a lone percent sign", "/%", 404, "es"],
	["an escape of no digits", "/en/%zz", 404, "en"],
	["an escape cut short", "/blog/%E0%A4%A", 404, "es"],
	["an escape that is no UTF-8", "/en/blog/%ff%fe", 404, "en"],
	["an overlong escape of a slash", "/%c0%af%c0%af/etc/passwd", 404, "es"],
	["an escaped NUL", "/equipo/%00", 404, "es"],
	["a path that climbs, escaped", "/blog/%2E%2E%2F%2E%2E%2Fetc%2Fpasswd", 404, "es"],
	["a backslash, escaped", "/en/%5c%5cevil.example", 404, "en"],
	["a path of 8 KB", `/${long}`, 404, "es"],
	["an English path of 8 KB", `/en/blog/${long}`, 404, "en"],
	["a path of four thousand steps", `/en${"/a".repeat(4096)}`, 404, "en"],
	["a query of 8 KB", `/equipo?${long}=${long}`, 200, "es"],
	["a malformed query", "/en/team?%=%E0&&=&%zz", 200, "en"],
	["a search that is malformed", "/preguntas-frecuentes?q=%E0%A4%A", 200, "es"],
	["a search of 8 KB", `/en/faq?q=${long}`, 200, "en"],
	["data of no page", "/%E0%A4%A.data", 404],
	["data of a path of 8 KB", `/${long}.data`, 404],
	["a file that is none", "/.env", 404],
	["a program of another make", "/wp-login.php", 404],
])("%s", async (_, path, status, language) => {
	const answer = await ask(path);
	expect(answer.status).toBe(status);
	expect(faultsOf(answer)).toEqual([]);
	if (language) expect(answer.html).toContain(`<html lang="${language}"`);
	if (status === 404) expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(logged).toEqual([]);
});

describe("methods", () => {
	test.each<[method: string, path: string, allow: string]>([
		["OPTIONS", "/equipo", "GET, HEAD"],
		["PROPFIND", "/%E0%A4%A", "GET, HEAD"],
		["MKCOL", "/en/faq?q=%E0%A4%A", "GET, HEAD"],
		["PUT", "/en/contact", "GET, HEAD, POST"],
		["DELETE", "/contacto", "GET, HEAD, POST"],
		["PATCH", "/api/legal-chat", "POST"],
		["DELETE", "/api/vitals", "POST"],
		["PUT", "/sitemap.xml", "GET, HEAD"],
	])("%s %s", async (method, path, allow) => {
		const answer = await ask(path, { method });
		expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
		expect(faultsOf(answer)).toEqual([]);
		expect(logged).toEqual([]);
	});

	test("HEAD of what is not there has no body", async () => {
		const answer = await ask("/en/nowhere", { method: "HEAD" });
		expect([answer.status, answer.html]).toEqual([404, ""]);
		expect(faultsOf(answer)).toEqual([]);
		expect(logged).toEqual([]);
	});
});

describe("headers", () => {
	test.each([
		["cookie", `a=${long}; lng=en`],
		["accept", `text/markdown;q=0, ${"a/b;q=0.1, ".repeat(1000)}*/*`],
		["accept-language", `${"xx-yy;q=0.1, ".repeat(1000)}en`],
		["if-none-match", `"${long}"`],
		["referer", `https://${long}.example/%E0%A4%A`],
		["user-agent", `() { :; }; ${long}`],
		["range", "bytes=0-0,-1,99999999999-"],
		["sec-fetch-site", "nonsense"],
		["x-forwarded-host", "evil.example"],
	])("a %s beyond measure changes no page", async (name, value) => {
		for (const path of ["/equipo", "/contacto", "/sitemap.xml", "/nada"]) {
			const answer = await ask(path, { headers: { [name]: value } });
			expect([path, answer.status]).toEqual([path, path === "/nada" ? 404 : 200]);
			expect(faultsOf(answer)).toEqual([]);
			if (path !== "/sitemap.xml") expect(answer.html).toContain('<html lang="es"');
			expect(answer.html).not.toContain("evil.example");
		}
		expect(logged).toEqual([]);
	});
});
