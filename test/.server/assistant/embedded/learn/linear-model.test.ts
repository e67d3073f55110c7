import { describe, expect, it } from "vitest";
import {
	featuresOf,
	likeliest,
	readLinearModel,
	sharesOf,
} from "../../../../../app/.server/assistant/embedded/learn/linear-model.ts";
import { trainLinearModel } from "../../../../../tools/assistant/train.ts";

const lessons = {
	court: ["how long does a lawsuit take", "cuánto tarda un juicio", "the trial lasts a year", "el juicio dura un año"],
	danger: ["he has a gun", "trae una pistola", "they are hitting my dad", "están golpeando a mi papá"],
	food: ["a recipe for tamales", "una receta de tamales", "how to cook beans", "cómo hago frijoles"],
};
const examples = Object.entries(lessons).flatMap(([label, texts]) => texts.map((text) => ({ text, label })));
const buckets = 2 ** 12;
const file = trainLinearModel(examples, buckets);
const model = readLinearModel(file);
const judged = (text: string) => likeliest(sharesOf(featuresOf(text, buckets), model))[0];

describe("a linear model", () => {
	it.each([
		["they are beating my mother with a gun", "danger"],
		["cuanto tarda un juisio en saltillo", "court"],
		["una receta de mole", "food"],
	])("judges wordings and spellings that it has not learnt: %s", (text, label) => {
		expect(judged(text)).toBe(label);
	});

	it("gives shares of one for any text, an empty one too", () => {
		for (const text of ["", "?", "0", "ñ".repeat(5000), "\u0000\ud800", "hola"]) {
			const shares = [...sharesOf(featuresOf(text, buckets), model).values()];
			expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
		}
	});

	it("adds the shares of a label that it has twice", () => {
		const features = featuresOf("they are hitting my dad", buckets);
		const shares = sharesOf(features, model);
		const labels = model.labels.map((label) => (label === "court" ? "danger" : label));
		const joined = sharesOf(features, { ...model, labels });
		expect(joined.get("danger")).toBeCloseTo((shares.get("court") ?? 0) + (shares.get("danger") ?? 0));
		expect([...joined.keys()]).toEqual(["danger", "food"]);
	});

	it("is the same whenever it is learnt from the same", () => {
		expect(trainLinearModel(examples, buckets)).toEqual(file);
	});

	it("has features of words, of twos and threes, and of pieces of words; accents and case change nothing", () => {
		expect(featuresOf("EL JUICIO", buckets)).toEqual(featuresOf("el juicío", buckets));
		expect(featuresOf("la casa", buckets)).not.toEqual(featuresOf("casa la", buckets));
		expect(featuresOf("palabra ".repeat(600), buckets).length).toBeLessThan(30);
	});
});
