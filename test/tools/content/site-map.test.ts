import { expect, it } from "vitest";
import { checkLinks } from "../../../tools/content/checks/links.ts";
import { replaced, said } from "./broken.ts";

const post = "posts/leer-un-recibo-de-pago.yaml";

it.each([
	["/servicios/abogado-laboral#diferencias", []],
	["/servicios/abogado-migratorio#pasos", []],
	// Its page compares no laws.
	[
		"/servicios/abogado-migratorio#diferencias",
		[`error ${post}: the link "/servicios/abogado-migratorio#diferencias" leads to no anchor of its page`],
	],
])("only a service that compares laws has a section of their differences: %s", (link, found) => {
	expect(said(checkLinks(replaced(post, "/servicios/abogado-laboral", link)))).toEqual(found);
});
