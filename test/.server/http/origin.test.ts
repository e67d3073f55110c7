import { expect, test } from "vitest";
import { isSameOrigin } from "../../../app/.server/http/origin.ts";

const origin = "https://firm.example";

test.each<[Record<string, string>, boolean]>([
	[{}, true],
	[{ origin }, true],
	[{ "sec-fetch-site": "same-origin" }, true],
	[{ "sec-fetch-site": "none" }, true],
	[{ origin, "sec-fetch-site": "same-origin" }, true],
	[{ origin: "https://evil.example" }, false],
	[{ origin: "http://firm.example" }, false],
	[{ origin: "https://firm.example:8443" }, false],
	[{ origin: "https://firm.example.evil.example" }, false],
	[{ origin: "null" }, false],
	[{ origin: "" }, false],
	[{ "sec-fetch-site": "cross-site" }, false],
	[{ "sec-fetch-site": "same-site" }, false],
	[{ origin, "sec-fetch-site": "cross-site" }, false],
	[{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, false],
])("%o comes from the site itself: %s", (headers, own) => {
	expect(isSameOrigin(new Request(`${origin}/api/legal-chat`, { method: "POST", headers }))).toBe(own);
});
