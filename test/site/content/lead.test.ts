import { expect, test } from "vitest";
import { splitLead } from "../../../app/site/content/lead.ts";

test.each([
	["<p>a</p>\n<ol>\n<li>b</li>\n</ol>", "<p>a</p>", "<ol>\n<li>b</li>\n</ol>"],
	["<p>a</p>", "<p>a</p>", ""],
	["<ul>\n<li><p>a</p></li>\n</ul>", "<ul>\n<li><p>a</p></li>\n</ul>", ""],
	["<ul>\n<li>a</li>\n</ul>", "<ul>\n<li>a</li>\n</ul>", ""],
	["", "", ""],
])("of %j only a paragraph is parted from the rest", (html, lead, rest) => {
	expect(splitLead(html)).toEqual({ lead, rest });
});
