import { expect, it } from "vitest";
import { renderMarkdown } from "../../../app/content/schema/markdown.ts";

it("makes a table that scrolls by itself, and no heading of an empty corner", () => {
	const { html } = renderMarkdown("| | Texas |\n|---|---|\n| Court | County |");
	expect(html).toMatch(/^<div class="wide-table" tabindex="0"><table>.*<\/table><\/div>$/s);
	expect(html).toContain('<td></td>\n<th scope="col">Texas</th>');
	expect(html).not.toContain("<th></th>");
});
