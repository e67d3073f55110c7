import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalPath } from "../../app/middleware/canonical-path.ts";

it.each([
	["/", "/"],
	["/equipo/", "/equipo"],
	["//evil.example", "/evil.example"],
	["//evil.example//x/", "/evil.example/x"],
	["/\\evil.example", "/evil.example"],
	["/EN/About", "/en/about"],
	["/blog/Caf%c3%a9", "/blog/caf%C3%A9"],
])("makes %s %s", (path, right) => {
	expect(canonicalPath(path)).toBe(right);
});

it("is settled after one step, and never names a host", () => {
	fc.assert(
		fc.property(fc.webPath(), (path) => {
			const once = canonicalPath(`/${path}`);
			return canonicalPath(once) === once && !once.startsWith("//") && once.startsWith("/");
		}),
	);
});
