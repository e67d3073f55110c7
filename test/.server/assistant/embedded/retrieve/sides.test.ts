import { describe, expect, it } from "vitest";
import { otherSide } from "../../../../../app/.server/assistant/embedded/retrieve/sides.ts";

describe("the other side of a matter", () => {
	it.each([
		["the owner's, for a contractor", "drywall sub here, the gc wont pay me", ["owner"]],
		["the contractor's, for an owner", "contraté a un roofer y me dejó el techo abierto", ["contractor"]],
		["the tenant's, for a landlord", "mi inquilina no se quiere salir", ["tenant"]],
		["the landlord's, for a tenant", "my landlord changed the locks", ["landlord"]],
		["the claimant's, for who was sued", "me demandaron por unas facturas", ["claimant"]],
		["the debtor's, for who is owed", "a customer owes us for six loads", ["debtor"]],
		["the creditor's, for who owes", "le debo dos meses y no los tengo", ["creditor"]],
	])("is %s", (_, message, roles) => {
		expect(otherSide(message)(roles)).toBe(true);
	});

	it("is not what is for both, or says no side", () => {
		const isForOther = otherSide("my tenant owes me three months");
		expect(isForOther(["landlord", "tenant"])).toBe(false);
		expect(isForOther([])).toBe(false);
		expect(isForOther(undefined)).toBe(false);
	});

	it("is nobody's where a message says no side, or both", () => {
		expect(otherSide("how long does an eviction take")(["tenant"])).toBe(false);
		expect(otherSide("my tenant stopped paying, and my landlord wants me out")(["landlord"])).toBe(false);
	});
});
