import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { post } from "../../../app/content/schema/post.ts";

const [first = ""] = globSync("app/content/posts/*.yaml").sort();

/** A post of the firm whose text names a time, with one figure before it. */
function withFigure(es: string, en: string) {
	const entry = parse(readFileSync(first, "utf8"));
	return post.safeParse({
		...entry,
		es: { ...entry.es, body: `${entry.es.body}\n\nSon 30 días.` },
		en: { ...entry.en, body: `${entry.en.body}\n\nIt is 30 days.` },
		figures: [{ es: { figure: es, label: "x" }, en: { figure: en, label: "x" } }],
	});
}

test("a figure of a post says what its text says, in each language", () => {
	expect(withFigure("30 días", "30 days").success).toBe(true);
	const { error } = withFigure("30 días", "87 days");
	expect(error?.issues).toMatchObject([
		{ path: ["figures", 0, "en", "figure"], message: "says 87, which the text does not" },
	]);
	expect(withFigure("7,777 dólares", "$7,777").error?.issues).toHaveLength(2);
});
