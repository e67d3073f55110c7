import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { newReference } from "../../app/features/inquiry/protocol/reference.ts";
import { firm } from "../../app/site/content/content.server.ts";
import { pages } from "../../app/site/pages/page-table.ts";
import { faultsOf, faultsOfDocument } from "../fixtures/security-faults.ts";
import { emptyTables } from "../mocks/environment.ts";

/** Tests run on a build that `npm run deploy` has not made; this asks it as the public would. */
const host = "https://www.despacho-de-prueba.mx";

async function ask(path: string, init: RequestInit = {}) {
	const headers = { "cf-connecting-ip": "203.0.113.77", ...init.headers };
	const response = await exports.default.fetch(new Request(host + path, { redirect: "manual", ...init, headers }));
	return { response, text: await response.text() };
}

beforeEach(emptyTables);

test.each(["/", pages.contact.es, "/en", "/robots.txt", "/nowhere"])(
	"a Worker from a plain build answers %s on a public domain that it is not published",
	async (path) => {
		const { response, text } = await ask(path);
		expect(response.status).toBe(503);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(text).toContain("npm run deploy");
		expect(faultsOf(response)).toEqual([]);
		expect(faultsOfDocument({ headers: response.headers, html: text })).toEqual([]);
	},
);

test("its chat says the same", async () => {
	const { response, text } = await ask("/api/legal-chat", { method: "POST", body: "{}" });
	expect(response.status).toBe(503);
	expect(JSON.parse(text)).toMatchObject({ status: 503, type: "about:blank" });
});

test("an enquiry from a form that was open already is stored and confirmed", async () => {
	const fields = { name: "Ana Prueba", email: "ana@correo.example", message: "Un vecino.", consent: "on" };
	const sent = await ask(pages.contact.es, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { origin: host },
	});
	expect(sent.response.status).toBe(303);
	const row = await env.DB.prepare("SELECT count(*) AS count FROM inquiries").first<{ count: number }>();
	expect(row?.count).toBe(1);
	const { response, text } = await ask(sent.response.headers.get("location") ?? "");
	expect(response.status).toBe(200);
	expect(text).toContain(newReference(firm.name).slice(0, 4));
	expect(response.headers.get("x-robots-tag")).toBe("noindex");
});
