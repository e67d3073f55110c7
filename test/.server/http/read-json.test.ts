import { expect, test } from "vitest";
import { readJson } from "../../../app/.server/http/read-json.ts";
import { flood, post, posted, trickle } from "./posted.ts";

const json = { "content-type": "application/json" };
const rate = (success: boolean): RateLimit => ({ limit: async () => ({ success }) });
const accepted = { types: ["application/json"], limit: 100, deadline: 50, rate: rate(true) };

test("JSON of the site's own page is read", async () => {
	expect(await readJson(post('{"a":"é"}', json), accepted)).toEqual({ a: "é" });
	const loose = { "content-type": " Application/JSON ;charset=utf-8", origin: "https://firm.example" };
	expect(await readJson(post("[1]", loose), accepted)).toEqual([1]);
});

test.each<[what: string, status: number, headers: Record<string, string>, rate: boolean]>([
	["from another site", 403, { origin: "https://evil.example", "content-type": "text/plain" }, false],
	["of another type", 415, { "content-type": "text/plain" }, false],
	["of no type", 415, {}, false],
	["over the rate", 429, json, false],
])("nothing is read of a body %s: %i", async (_, status, headers, success) => {
	const { body, seen } = posted(flood(1024));
	await expect(readJson(post(body, headers), { ...accepted, rate: rate(success) })).rejects.toMatchObject({ status });
	expect(seen.chunks).toBe(0);
});

test("the method is looked at before anything else", async () => {
	const request = new Request("https://firm.example/", {
		method: "PUT",
		body: "x",
		headers: { origin: "https://evil.example" },
	});
	await expect(readJson(request, accepted)).rejects.toMatchObject({ status: 405, headers: { allow: "POST" } });
	expect(request.bodyUsed).toBe(false);
});

test("who is over the rate hears when to come back", async () => {
	const refused = readJson(post("{}", json), { ...accepted, rate: rate(false) });
	await expect(refused).rejects.toMatchObject({ headers: { "retry-after": "60" } });
});

test.each<[what: string, status: number, body: BodyInit]>([
	["too large", 413, " ".repeat(101)],
	["too slow", 408, posted(trickle(5)).body],
	["no JSON", 400, "{"],
	["empty", 400, ""],
	["no UTF-8", 400, new Uint8Array([0x22, 0xff, 0x22])],
])("a body that is %s: %i", async (_, status, body) => {
	await expect(readJson(post(body, json), accepted)).rejects.toMatchObject({ status });
});
