import { describe, expect, test } from "vitest";
import { withPageStyle } from "../../app/boot/page-style.ts";
import { rulesOf } from "../../tools/vite/style-rules.ts";

/** What a page gets of a stylesheet. */
function styleOf(body: string, css: string): string {
	const page = withPageStyle(`<html><head><style nonce="n"></style></head><body>${body}</body></html>`, rulesOf(css));
	return /<style nonce="n">(.*?)<\/style>/s.exec(page)?.[1] ?? "none";
}

describe("a page gets the rules that apply to it", () => {
	test.each([
		["a class it has", '<p class="a b">', ".b{color:red}", true],
		["a class it lacks", '<p class="a">', ".b{color:red}", false],
		["an element it has", "<p>", "p{color:red}", true],
		["an element it lacks", "<p>", "pre{color:red}", false],
		["an element whose name begins like one it has", "<pre>", "p{color:red}", false],
		["one of two selectors", '<p class="a">', ".a,.b{color:red}", true],
		["both classes of a selector", '<p class="a"><i class="b">', ".a .b{color:red}", true],
		["one class of two", '<p class="a">', ".a .b{color:red}", false],
		["a class it must not have", '<p class="a">', ".a:not(.b){color:red}", true],
		["one of several alternatives", '<p class="a">', ":is(.a,.b){color:red}", true],
		["a class in an alternative of one", "<p>", ":where(.a>*){color:red}", false],
		["a state", "<p>", "p:hover{color:red}", true],
		["a place among others", "<p>", "p:nth-child(odd){color:red}", true],
		["a language", "<p>", "p:lang(es){color:red}", true],
		["a picture of a change of pages", "<p>", "::view-transition-new(root){color:red}", true],
		["no class and no element", "<p>", "[hidden]{color:red}", true],
		["a class that the early script gives", "<p>", ".js p{color:red}", true],
		["a class with a bracket and an entity", '<p class="[&amp;_i]:x"><i>', ".\\[\\&_i\\]\\:x i{color:red}", true],
		["a class with a quotation mark", `<p class="content-[&#x27;»&#x27;]">`, ".content-\\[\\'»\\'\\]{color:red}", true],
		["a condition around a class it lacks", "<p>", "@media print{.b{color:red}}", false],
		["a condition around a class it has", '<p class="b">', "@media print{.b{color:red}}", true],
		["a part of a field where there is one", "<input>", "::placeholder{color:red}", true],
		["a part of a field where there is none", "<p>", "::-webkit-date-and-time-value{color:red}", false],
		["a font", "<p>", "@font-face{font-family:a;src:url(a)}", true],
		["frames of a movement", "<p>", "@keyframes a{from{opacity:0}}", true],
		["a property that it uses", "<p>", 'p{a:var(--a)}@property --a{syntax:"*";inherits:false}', true],
	])("%s", (_, body, css, expected) => {
		expect(styleOf(body, css)).toBe(expected ? css : "");
	});
});

test("a page gets no property that it does not use", () => {
	expect(styleOf("<p>", 'p{--a:1}@property --a{syntax:"*";inherits:false}')).toBe("p{--a:1}");
});

test("the order of layers stays, also where one has nothing for the page", () => {
	expect(styleOf('<p class="b">', "@layer base{.a{color:red}}@layer utilities{.b{color:red}}")).toBe(
		"@layer base{}@layer utilities{.b{color:red}}",
	);
	expect(styleOf("<p>", "@layer base,utilities;p{color:red}")).toBe("@layer base,utilities;p{color:red}");
});

test("nothing in a stylesheet is lost: a page with everything gets all of it", () => {
	const css = "@layer a{.a{b:c}@media (width>=1px){.b{b:c}.c,.d{b:c}}}@import url(x);p{b:c}.e{b:c;&:hover{b:d}}";
	expect(styleOf('<p class="a b c d e">', css)).toBe(css);
});

test("a page without a place for its style is refused", () => {
	expect(() => withPageStyle("<html>", [])).toThrow(/style element/);
});
