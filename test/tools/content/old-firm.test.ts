import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { decoded, leftoversIn, readOldWords, wordsFile } from "../../../tools/content/old-firm/words.ts";

const words = ["Lindero", "Lindero Plaza", "lindero.example", "+17135550100", "(713) 555-0100", "Elena Garza Treviño"];
const found = (text: string, sensitive = true) =>
	leftoversIn(text, words, { sensitive }).map(({ line, word }) => [line, word]);

describe("words of the previous firm", () => {
	it.each<[text: string, places: [number, string][]]>([
		[
			"Somos Lindero.\nY nada más.\nLindero",
			[
				[1, "Lindero"],
				[3, "Lindero"],
			],
		],
		["1200 Lindero Plaza", [[1, "Lindero Plaza"]]],
		["escriba a hola@lindero.example", [[1, "lindero.example"]]],
		['href="tel:+17135550100"', [[1, "+17135550100"]]],
		["call (713) 555-0100 today", [[1, "(713) 555-0100"]]],
		["Elena Garza Treviño, abogada", [[1, "Elena Garza Treviño"]]],
		// An ordinary word, and parts of others.
		["el lindero del terreno y sus Linderos", []],
		["+171355501009", []],
	])("in %j are %j", (text, places) => {
		expect(found(text)).toEqual(places);
	});

	it("are ids in code, however they are written", () => {
		expect(found('name = "lindero"', false)).toEqual([[1, "lindero"]]);
	});

	it("come with what stands around them", () => {
		expect(leftoversIn("a\n  b Lindero c", words, { sensitive: true })[0]?.excerpt).toBe("a b Lindero c");
	});

	it("are found in pages as they are read", () => {
		expect(decoded("Garza &amp; Cantú<!-- --> ’s")).toBe("Garza & Cantú ’s");
	});
});

describe("the list of words", () => {
	const before = process.cwd();
	const folder = mkdtempSync(join(tmpdir(), "previous-"));
	mkdirSync(join(folder, "app/content"), { recursive: true });

	afterEach(() => process.chdir(before));

	it("is asked for when there is none, and must have words", () => {
		process.chdir(folder);
		expect(readOldWords).toThrow("npm run new-firm writes it");
		writeFileSync(wordsFile, "words: []\n");
		expect(readOldWords).toThrow(wordsFile);
		writeFileSync(wordsFile, 'words: [Lindero, "+17135550100"]\n');
		expect(readOldWords()).toEqual(["Lindero", "+17135550100"]);
	});
});
