import { expect, test } from "vitest";
import { plainText } from "../../../app/site/format/plain-text.ts";

test("tags go, blocks stand on lines of their own, entities become characters", () => {
	expect(
		plainText('<p>A <strong>b</strong> &amp; <a href="/x">c</a></p>\n<ul>\n<li>d &lt;e&gt;</li>\n<li>f</li>\n</ul>'),
	).toBe("A b & c\nd <e>\nf");
});

test("an escaped entity is not decoded twice", () => {
	expect(plainText("<p>&amp;lt;</p>")).toBe("&lt;");
});
