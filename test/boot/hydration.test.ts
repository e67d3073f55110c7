import { expect, test } from "vitest";
import { type Hydration, scriptSafe, splitHydration, withHydration } from "../../app/boot/hydration.ts";

const markup = "<html><head></head><body><main>ñ</main></body></html>";
const bare: Hydration = { context: {}, manifest: "/m.js", routes: {}, entry: "/e.js", imports: [], data: [] };

/** What a browser finds in the element. */
const found = (page: string): unknown =>
	JSON.parse(/<script type="application\/json" id="hydration">(.*?)<\/script>/s.exec(page)?.[1] ?? "null");

test.each(["[1]", 'a "quoted" \\ text', "</script><script>alert(1)</script>", "<!--", "\u2028 &amp; ñ"])(
	"what the loaders gave arrives as it was: %s",
	async (text) => {
		const data = [[{ _1: 2 }, text], `P1:${JSON.stringify(text)}`];
		const page = withHydration(markup, { ...bare, data });
		expect(found(page)).toEqual({ ...bare, data });
		expect(page.match(/<script/g)).toHaveLength(1);
		expect(page.endsWith("</script></body></html>")).toBe(true);

		const split = await splitHydration(page, async (json) => `name-of-${json.length}`);
		expect(JSON.parse(split.hydration?.json ?? "")).toEqual({ ...bare, data });
		expect(found(split.page)).toBe(split.hydration?.name);
		expect(split.page.replace(/<script.*/s, "")).toBe(page.replace(/<script.*/s, ""));
	},
);

test("a page without an end is refused, and what is no page is left as it is", async () => {
	expect(() => withHydration("<html>", bare)).toThrow(/body/);
	expect(await splitHydration("# Markdown", async () => "x")).toEqual({ page: "# Markdown" });
});

test("only what could end a script element or hide its end is escaped", () => {
	const text = "<p>a</p></SCRIPT ><script><!-- <scripts>";
	expect(JSON.parse(scriptSafe(text))).toBe(text);
	expect(scriptSafe(text)).not.toMatch(/<\/?script|<!--/i);
	expect(scriptSafe(text)).toContain("<p>a</p>");
});
