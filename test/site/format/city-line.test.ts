import { expect, test } from "vitest";
import { cityLine } from "../../../app/site/format/city-line.ts";

test.each([
	["US", "Tucson", "AZ", "85701", "Tucson, AZ 85701"],
	["MX", "Hermosillo", "Son.", "83000", "C. P. 83000, Hermosillo, Son."],
] as const)("in %s the post code stands where its mail wants it", (country, city, regionCode, postalCode, line) => {
	expect(cityLine({ country, city, regionCode, postalCode })).toBe(line);
});
