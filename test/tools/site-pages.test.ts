import { describe, expect, test } from "vitest";
import { provisionalPages, sitePages } from "../../tools/site-pages.ts";

const firm = "name: Firm";
const everything = () => true;

function service(id: string, order: number, es = `/servicios/${id}`, en = `/en/services/${id}`) {
	return { id, source: `order: ${order}\naddress:\n  es: ${es}\n  en: ${en}\n` };
}

describe("the pages of a firm", () => {
	test("are its services in their order, and what its content leaves out", () => {
		const pages = sitePages([service("tax", 2), service("wills", 1)], (pattern) => !pattern.startsWith("videos"), firm);
		expect(Object.keys(pages.services)).toEqual(["wills", "tax"]);
		expect(pages).toMatchObject({
			services: { tax: { es: "/servicios/tax", en: "/en/services/tax" } },
			absent: ["tv"],
			chat: true,
		});
	});

	test("go without an assistant where the firm wants none", () => {
		expect(sitePages([], everything, "chat: false").chat).toBe(false);
	});

	test.each([
		["a missing address", { id: "tax", source: "order: 1" }],
		["an address with capitals", service("tax", 1, "/Servicios/tax")],
		["a Spanish address among the English ones", service("tax", 1, "/en/servicios/tax")],
		["an English address outside of /en", service("tax", 1, "/servicios/tax", "/services/tax")],
	])("name the file with %s", (_, file) => {
		expect(() => sitePages([file], everything, firm)).toThrow("services/tax.yaml");
	});

	test("name the file whose address is another's", () => {
		expect(() => sitePages([service("tax", 1), service("wills", 2, "/servicios/tax")], everything, firm)).toThrow(
			'services/wills.yaml: /servicios/tax is the address of "tax"',
		);
	});

	test("are all there while a file is being written, whatever is wrong with it", () => {
		const files = [service("tax", 2), { id: "wills", source: "order: [" }, { id: "trusts", source: "order: 1" }];
		const pages = provisionalPages(files, everything, "chat: [");
		expect(Object.keys(pages.services).sort()).toEqual(["tax", "trusts", "wills"]);
		expect(pages).toMatchObject({
			services: { wills: { es: "/servicios/wills", en: "/en/services/wills" } },
			chat: true,
		});
		expect(
			provisionalPages([service("tax", 1), service("wills", 2, "/servicios/tax")], everything, firm),
		).toBeDefined();
	});
});
