import { describe, expect, it } from "vitest";
import { checkAddresses } from "../../../tools/content/checks/addresses.ts";
import { broken, content, said } from "./broken.ts";

const file = "services/employment.yaml";

describe("addresses", () => {
	it("of the site's content lead to one page each", () => {
		expect(checkAddresses(content())).toEqual([]);
	});

	it.each([
		["/equipo", "team"],
		["/blog/empresas", "post"],
		["/servicios/abogado-migratorio", "immigration"],
	])("%s is taken by %s", (path, other) => {
		const found = said(checkAddresses(broken(file, [["address", "es"], path]))).join("\n");
		expect(found).toContain(`${path} is the address of "${other}" already`);
	});

	it("that were given out still lead somewhere", () => {
		const some = { ...content(), addresses: [{ path: "/servicios/abogado-fiscal", line: 7 }] };
		expect(checkAddresses(some)).toMatchObject([{ file: "app/content/addresses.yaml", line: 7 }]);
		expect(checkAddresses({ ...some, addresses: [{ path: "/blog/{slug}", line: 1 }] })).toEqual([]);
	});
});
