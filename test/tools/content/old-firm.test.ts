import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { decoded, leftoversIn, readOldWords, wordsFile } from "../../../tools/content/old-firm/words.ts";

const words = [
	"Ribera",
	"Ribera Plaza",
	"ribera.example",
	"Tecate",
	"+16195550100",
	"(619) 555-0100",
	"Ana Roble Ríos",
];
const found = (text: string, prose = true) =>
	leftoversIn(text, { words, ordinary: ["Ribera"] }, { prose }).map(({ line, word }) => [line, word]);

describe("words of the previous firm", () => {
	it.each<[text: string, places: [number, string][]]>([
		[
			"Somos Ribera.\nY nada más.\nRIBERA",
			[
				[1, "Ribera"],
				[3, "RIBERA"],
			],
		],
		["1200 Ribera Plaza", [[1, "Ribera Plaza"]]],
		["escriba a hola@ribera.example", [[1, "ribera.example"]]],
		["https://reviews.example/ribera", [[1, "ribera"]]],
		['href="tel:+16195550100"', [[1, "+16195550100"]]],
		["call (619) 555-0100 today", [[1, "(619) 555-0100"]]],
		["Ana Roble Ríos, abogada", [[1, "Ana Roble Ríos"]]],
		// An ordinary word, and parts of others.
		["la ribera del río y sus Riberas", []],
		["+161955501009", []],
		// A time zone is named after a city.
		["America/Tecate", []],
	])("in %j are %j", (text, places) => {
		expect(found(text)).toEqual(places);
	});

	it.each<[text: string, word: string | undefined]>([
		['name = "ribera"', "ribera"],
		["run `queues create ribera` first", "ribera"],
		["ribera-delivery", "ribera"],
		["Ribera", "Ribera"],
		["where in tecate is the office", "tecate"],
		// Only a name that is an ordinary word is one here.
		["mi pleito por la ribera.", undefined],
		["orilla, ribera, margen", undefined],
	])("in code are ids, and names in a hurry: in %j, %j", (text, word) => {
		expect(found(text, false)).toEqual(word ? [[1, word]] : []);
	});

	it("come with what stands around them", () => {
		expect(leftoversIn("a\n  b Ribera c", { words, ordinary: [] })[0]?.excerpt).toBe("a b Ribera c");
	});

	it("are found in pages as they are read", () => {
		expect(decoded("Roble &amp; Ríos<!-- --> ’s")).toBe("Roble & Ríos ’s");
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
		writeFileSync(wordsFile, 'words: [Ribera, "+16195550100"]\n');
		expect(readOldWords()).toEqual({ words: ["Ribera", "+16195550100"], ordinary: [] });
	});
});
