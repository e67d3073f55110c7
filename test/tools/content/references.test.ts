import { describe, expect, it } from "vitest";
import { checkReferences } from "../../../tools/content/checks/references.ts";
import type { Path } from "../../../tools/content/entry.ts";
import { broken, content, said, textOf, withFile, without } from "./broken.ts";

describe("references", () => {
	it("of the site's content all hold", () => {
		expect(checkReferences(content())).toEqual([]);
	});

	it.each<[file: string, path: Path, value: unknown, message: string]>([
		["services/corporate.yaml", ["picture"], "nothing", 'there is no picture "nothing"'],
		["services/corporate.yaml", ["posts", 0], "nothing", 'there is no post "nothing"'],
		["pages/about.yaml", ["sections", 0, "picture"], "nothing", 'there is no picture "nothing"'],
		["posts/socios-al-cincuenta.yaml", ["cover"], "nothing", 'there is no picture "nothing"'],
		["posts/socios-al-cincuenta.yaml", ["author"], "nobody", 'there is no person "nobody"'],
		["posts/socios-al-cincuenta.yaml", ["topic"], "nothing", 'there is no topic "nothing"'],
		["videos/primera-entrevista.yaml", ["topic"], "nothing", 'there is no topic "nothing"'],
		["areas/katy.yaml", ["review", 0, "by"], "nobody", 'there is no person "nobody"'],
		["firm.yaml", ["responsible"], "nobody", 'there is no person "nobody"'],
		["firm.yaml", ["offices", 1, "picture"], "nothing", 'there is no picture "nothing"'],
		["areas/katy.yaml", ["order"], 1, "has the same order as houston"],
	])("%s %j is %j", (file, path, value, message) => {
		expect(said(checkReferences(broken(file, [path, value]))).join("\n")).toContain(`error ${file}: ${message}`);
	});

	it("to a case and a service fail when their entries go", () => {
		const gone = ["cases/corporate-restructure.yaml", "services/construction.yaml"];
		const found = said(checkReferences(without((file) => gone.includes(file))));
		expect(found.join()).toContain('error services/corporate.yaml: there is no case "corporate-restructure"');
		expect(found.join()).toContain(
			'error posts/gravamen-de-constructor-texas.yaml: there is no service "construction"',
		);
		expect(found.join()).toContain('error team/olivia-hartley.yaml: there is no service "construction"');
	});

	it("name jurisdictions and offices of the firm", () => {
		const wrong = textOf("areas/katy.yaml")
			.replace("office: houston", "office: dallas")
			.replace("state: texas", "state: ohio");
		expect(said(checkReferences(withFile("areas/another.yaml", wrong)))).toEqual(
			expect.arrayContaining([
				expect.stringContaining('error areas/another.yaml: there is no office "dallas"; there are '),
				expect.stringContaining('error areas/another.yaml: there is no jurisdiction "ohio"; there are '),
			]),
		);
	});
});
