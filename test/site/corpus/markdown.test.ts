import { expect, test } from "vitest";
import { entry, plain, prose, sentence, table, text } from "../../../app/site/corpus/markdown.ts";

test("plain text cannot become markup, nor a cell end early", () => {
	expect(text("[a](b) *c* _d_ <e> `f` | g")).toBe("\\[a\\](b) \\*c\\* \\_d\\_ \\<e\\> \\`f\\` \\| g");
	expect(table(["a", "b"], [["1|2", "3"]])).toBe("| a | b |\n| --- | --- |\n| 1\\|2 | 3 |");
});

test.each(["a*b* [c] | <d> `e` \\", "5 * 3 _ 2"])("%j comes back from Markdown as it went in", (words) => {
	expect(plain(text(words))).toBe(words);
});

test.each([
	["Sábado y domingo, cerrado", "Sábado y domingo, cerrado."],
	["a 5:30 p. m.", "a 5:30 p. m."],
	["¿Y después?", "¿Y después?"],
	["“Así fue.”", "“Así fue.”"],
	["**Fin.**", "**Fin.**"],
])("%j ends once: %j", (words, ended) => {
	expect(sentence(words)).toBe(ended);
});

test("prose is running text without the marks of lists, links and tables", () => {
	expect(prose(`## A\n\n1. ${entry("B", "c", "two days")}\n2. [d](/e)\n\n| f | g |\n| --- | --- |\n| h | i |`)).toBe(
		"A B (two days): c d f; g h; i",
	);
});
