import { expect, it } from "vitest";
import { renderLongText, renderMarkdown } from "../../../app/content/schema/markdown.ts";

const laws = ["Texas", "Nuevo León"];

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

it("sets what a text says of two places side by side, with what follows both after them", () => {
	const { html } = renderLongText(
		"Yes.\n\n**In Texas** a deed.\n\n- A list.\n\n**In Nuevo León:**\n\n- A notary.\n\nKeep it.\n\n## Next\n\n**In Texas** no.",
		laws,
	);
	expect(html.match(/<div class="facing[^"]*">/g)).toHaveLength(1);
	const [, first = "", second = "", after = ""] = html.split(/<div>|<\/div>\n<\/div>/);
	expect(first).toContain("A list.");
	expect(second).toMatch(/^\s*<p><strong>In Nuevo León:.*A notary\./s);
	expect(after).toMatch(/^\s*<p>Keep it\..*<h2>Next.*<p><strong>In Texas<\/strong> no/s);
});

it("sets two places one under the other when one has much more said of it", () => {
	const [even, uneven] = ["no.", "no, and a good deal more than that."].map(
		(second) => renderLongText(`**In Texas** a deed.\n\n**In Nuevo León** ${second}`, laws).html,
	);
	expect(even).toContain('<div class="facing">');
	expect(uneven).toContain('<div class="facing uneven">');
});

it("puts the first of the firm's laws first, whichever a text begins with, and leaves two texts on one place as they are", () => {
	const text = "**En Nuevo León** no.\n\n**En Texas** sí.";
	expect(renderLongText(text, ["Nuevo León", "Texas"]).html).toMatch(/En Nuevo León.*En Texas/s);
	expect(renderLongText(text, []).html).toMatch(/En Nuevo León.*En Texas/s);
	expect(renderLongText(text, laws).html).toMatch(
		/^<div class="facing">\s*<div>\s*<p><strong>En Texas.*<div>\s*<p><strong>En Nuevo León/s,
	);
	expect(renderLongText("**En Texas** a.\n\n**En Texas** b.", laws).html).not.toContain("facing");
});

it("makes rows of three and more entries with a label each, and of no other list", () => {
	const entries = ["**Who:** we.", "**What:** this.", "**When:** now."];
	expect(renderLongText(`${entries.join("\n\n")}\n\nThe end.`, laws).html).toMatch(
		/^<div class="rows">\n<div><h3>Who<\/h3><p>We\..*<h3>When<\/h3><p>Now\.<\/p>\n<\/div>\n<\/div>\n<p>The/s,
	);
	expect(renderLongText(entries.map((entry) => `- ${entry}`).join("\n"), laws).html).toContain('<ul class="rows">');
	expect(renderLongText(entries.slice(1).join("\n\n"), laws).html).not.toContain("rows");
	expect(renderLongText("- **Who:** we.\n- This.\n- **When:** now.", laws).html).not.toContain("rows");
});
