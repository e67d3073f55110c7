import { expect, test } from "vitest";
import { visitorKey } from "../../../app/.server/http/rate-limit.ts";

test("a key tells visitors apart and says nothing of their address", async () => {
	const key = await visitorKey("192.0.2.1");
	expect(key).toMatch(/^[0-9a-f]{64}$/);
	expect(key).toBe(await visitorKey("192.0.2.1"));
	expect(key).not.toBe(await visitorKey("192.0.2.2"));
});

test.each([
	["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
	["2001:DB8::1", "2001:0db8:0:0:5::", true],
	["2001:db8:1:2::1", "2001:db8:1:3::1", false],
	["::1", "::2", true],
	["2001:db8::", "2001:db8:0:1::", false],
])("%s and %s are one household: %s", async (one, other, same) => {
	expect((await visitorKey(one)) === (await visitorKey(other))).toBe(same);
});
