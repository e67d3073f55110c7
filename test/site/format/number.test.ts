import { expect, test } from "vitest";
import { numberInWords } from "../../../app/site/format/number.ts";

test("a number is in words up to ten", () => {
	expect([2, 10, 11].map((number) => numberInWords(number, "es"))).toEqual(["dos", "diez", "11"]);
	expect([2, 10, 11].map((number) => numberInWords(number, "en"))).toEqual(["two", "ten", "11"]);
});
