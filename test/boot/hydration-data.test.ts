import { expect, test } from "vitest";
import { withHydrationData } from "../../app/boot/hydration-data.ts";

const markup = "<html><head></head><body><main></main></body></html>";

/** Runs the scripts of a page as a browser would and gives what they handed over. */
function received(page: string): unknown[] {
	const got: unknown[] = [];
	const window = {
		__reactRouterContext: {
			streamController: { enqueue: (data: string) => got.push(data), close: () => got.push("end") },
		},
	};
	for (const [, code] of page.matchAll(/<script nonce="n">(.*?)<\/script>/gs))
		new Function("window", code ?? "")(window);
	return got;
}

test.each(["[1]", 'a "quoted" \\ text', "</script><script>alert(1)</script>", "<!--", "\u2028 &amp; ñ"])(
	"what the loaders gave arrives as it was: %s",
	(data) => {
		const page = withHydrationData(markup, data, "n");
		expect(received(page)).toEqual([data, "end"]);
		expect(page.match(/<script/g)).toHaveLength(2);
		expect(page.endsWith("</script></body></html>")).toBe(true);
	},
);

test("a page without an end is refused", () => {
	expect(() => withHydrationData("<html>", "[]", "n")).toThrow(/body/);
});
