import { expect, test } from "vitest";
import { isChecklist, proseParts } from "../../../app/site/content/prose-parts.ts";

test("a long text is taken apart at its headings, and loses nothing but their tags", () => {
	expect(
		proseParts('<p>One.</p>\n<h2 id="two">Two &amp; <em>two</em></h2>\n<p>2</p>\n<h2>Three</h2>\n<p>3</p><h3>4</h3>'),
	).toEqual({
		intro: "<p>One.</p>",
		parts: [
			{ id: "two", heading: "Two & two", body: "<p>2</p>" },
			{ id: undefined, heading: "Three", body: "<p>3</p><h3>4</h3>" },
		],
	});
	expect(proseParts("<p>Short.</p>")).toEqual({ intro: "<p>Short.</p>", parts: [] });
	expect(proseParts("<h2>First</h2><p>1</p>").intro).toBe("");
});

test("a list of what to bring is known by its anchor", () => {
	expect(["lista-antes-de-la-primera-reunion", "que-traer-a-la-primera-reunion"].every(isChecklist)).toBe(true);
	expect([undefined, "que-es-y-que-no-es"].some(isChecklist)).toBe(false);
});
