import { expect, it } from "vitest";
import { renderMarkdown } from "../../../app/content/schema/markdown.ts";

it("makes a table that scrolls by itself, and no heading of an empty corner", () => {
	const { html } = renderMarkdown("| | Texas |\n|---|---|\n| Court | County |");
	expect(html).toMatch(/^<div class="wide-table" tabindex="0"><table>.*<\/table><\/div>$/s);
	expect(html).toContain('<td></td>\n<th scope="col">Texas</th>');
	expect(html).not.toContain("<th></th>");
});

it("says in each cell of three columns what its column is", () => {
	const { html } = renderMarkdown("| Step | Texas | *Here* |\n|---|---|---|\n| Deed | County | Notary |");
	expect(html).toContain('<table class="cards">');
	expect(html).toContain('<td data-label="Texas">County</td>\n<td data-label="Here">Notary</td>');
});

it("names the stages of a text that is nothing else without full stops, and of no other list", () => {
	const stages = "1. **Call.** We listen.\n2. **Plan.** You read it.";
	expect(renderMarkdown(stages).html).toContain("<strong>Plan</strong> You read it.");
	expect(renderMarkdown(`First:\n\n${stages}`).html).toContain("<strong>Plan.</strong>");
});
