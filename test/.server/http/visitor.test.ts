import { expect, test } from "vitest";
import { overLimit } from "../../../app/.server/http/rate-limit.ts";
import { visitorKey } from "../../../app/.server/http/visitor.ts";

const from = (address: string) => new Request("https://firm.example/", { headers: { "cf-connecting-ip": address } });
const keyOf = (address: string) => visitorKey(from(address));

test("a key tells visitors apart and says nothing of their address", async () => {
	const key = await keyOf("192.0.2.1");
	expect(key).toMatch(/^[0-9a-f]{64}$/);
	expect(key).toBe(await keyOf("192.0.2.1"));
	expect(key).not.toBe(await keyOf("192.0.2.2"));
	expect(await visitorKey(new Request("https://firm.example/"))).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
	["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
	["2001:DB8::1", "2001:0db8:0:0:5::", true],
	["2001:db8::12:bbbb:0:0:2", "2001:db8:0:12:aaaa::1", true],
	["2001:db8:1:2::1", "2001:db8:1:3::1", true],
	["2001:db8:1::1", "2001:db8:2::1", false],
	["::1", "::2", true],
	["2001:db8::", "2001:db8:0:1::", true],
	["2001:db8::", "2001:db8:1::", false],
])("%s and %s are one network: %s", async (one, other, same) => {
	expect((await keyOf(one)) === (await keyOf(other))).toBe(same);
});

test("a limit is asked about the visitor, not about the address", async () => {
	const keys: string[] = [];
	const limit = (success: boolean): RateLimit => ({
		async limit({ key }) {
			keys.push(key);
			return { success };
		},
	});
	expect(await overLimit(limit(true), from("192.0.2.1"))).toBe(false);
	expect(await overLimit(limit(false), from("192.0.2.1"))).toBe(true);
	expect(keys).toEqual([await keyOf("192.0.2.1"), await keyOf("192.0.2.1")]);
});
