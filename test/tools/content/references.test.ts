import { describe, expect, it } from "vitest";
import { checkReferences } from "../../../tools/content/checks/references.ts";
import type { Path } from "../../../tools/content/entry.ts";
import { broken, content, said, textOf, withFile, without } from "./broken.ts";

describe("references", () => {
	it("of the site's content all hold", () => {
		expect(checkReferences(content())).toEqual([]);
	});

	it.each<[file: string, path: Path, value: unknown, message: string]>([
		["services/employment.yaml", ["picture"], "nothing", 'there is no picture "nothing"'],
		["services/employment.yaml", ["posts", 0], "nothing", 'there is no post "nothing"'],
		["pages/about.yaml", ["picture"], "nothing", 'there is no picture "nothing"'],
		["posts/heredar-el-negocio.yaml", ["cover"], "nothing", 'there is no picture "nothing"'],
		["posts/heredar-el-negocio.yaml", ["author"], "nobody", 'there is no person "nobody"'],
		["posts/heredar-el-negocio.yaml", ["topic"], "nothing", 'there is no topic "nothing"'],
		["areas/guaymas.yaml", ["review", 0, "by"], "nobody", 'there is no person "nobody"'],
		["firm.yaml", ["responsible"], "nobody", 'there is no person "nobody"'],
		["firm.yaml", ["offices", 1, "picture"], "nothing", 'there is no picture "nothing"'],
		["areas/guaymas.yaml", ["order"], 1, "has the same order as chula-vista"],
	])("%s %j is %j", (file, path, value, message) => {
		expect(said(checkReferences(broken(file, [path, value]))).join("\n")).toContain(`error ${file}: ${message}`);
	});

	it("to a case and a service fail when their entries go", () => {
		const gone = ["cases/family-handover.yaml", "services/immigration.yaml"];
		const found = said(checkReferences(without((file) => gone.includes(file))));
		expect(found.join()).toContain(
			'error services/family-business-succession.yaml: there is no case "family-handover"',
		);
		expect(found.join()).toContain('error posts/juntar-papeles-de-familia.yaml: there is no service "immigration"');
		expect(found.join()).toContain('error team/ines-quiroga-soto.yaml: there is no service "immigration"');
	});

	it("name jurisdictions and offices of the firm", () => {
		const wrong = textOf("areas/guaymas.yaml")
			.replace("office: hermosillo", "office: dallas")
			.replace("state: sonora", "state: ohio");
		expect(said(checkReferences(withFile("areas/another.yaml", wrong)))).toEqual(
			expect.arrayContaining([
				expect.stringContaining('error areas/another.yaml: there is no office "dallas"; there are '),
				expect.stringContaining('error areas/another.yaml: there is no jurisdiction "ohio"; there are '),
			]),
		);
	});
});
