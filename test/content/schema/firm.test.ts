import { expect, test } from "vitest";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { never } from "../../fixtures/offices.ts";
import { broken, said } from "../../tools/content/broken.ts";

/** What the check says of the first office of the content with a value changed. */
function findings(path: readonly (string | number)[], value: unknown): string[] {
	return said(checkSchema(broken("firm.yaml", [["offices", 0, ...path], value])));
}

test.each([["08:30-17:00"], ["closed"], ["00:00-23:59"]])("hours may be %s", (text) => {
	expect(findings(["hours", "friday"], text)).toEqual([]);
});

test.each([
	[["hours", "friday"], "17:30-08:30", /must close after it opens/],
	[["hours", "friday"], "08:30-08:30", /must close after it opens/],
	[["hours", "friday"], "8:30-17:30", /must be hours such as "08:30-17:30"/],
	[["hours", "friday"], "08:30 - 17:30", /must be hours such as/],
	[["hours", "friday"], "08:30-24:30", /must be hours such as/],
	[["hours", "friday"], undefined, /hours\.friday/],
	[["hours", "viernes"], "08:30-17:30", /viernes/],
	[["timeZone"], "America/Riverside", /must be a time zone/],
	[["holidays"], "CA", /holidays/],
	[["closed"], ["24 December"], /closed/],
	[["phone"], "619 555 0100", /must be \+1 or \+52/],
	[["phone"], "+161955501001", /must be \+1 or \+52/],
] as const)("%j: %s is refused with a reason", (path, value, reason) => {
	const found = findings(path, value);
	expect(found).toHaveLength(1);
	expect(found[0]).toMatch(reason);
});

test.each(["abogados", "https://firm.example", "WWW.Firm.example"])("%s is refused as a domain", (domain) => {
	expect(said(checkSchema(broken("firm.yaml", [["domain"], domain])))).toHaveLength(1);
});

test("an office that never opens is refused", () => {
	expect(findings(["hours"], never)[0]).toMatch(/must name a day on which the office is open/);
});
