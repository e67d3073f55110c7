import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkAnchors } from "../../../tools/content/checks/anchors.ts";
import { checkLinks } from "../../../tools/content/checks/links.ts";
import { broken, content, lineWith, replaced, said, textOf } from "./broken.ts";

const file = "posts/heredar-el-negocio.yaml";
const before = "/servicios/sucesion-empresa-familiar#pasos";

describe("links", () => {
	it("of the site's content all lead somewhere", () => {
		expect(checkLinks(content())).toEqual([]);
	});

	it.each([
		["/servicio/comercio-exterior", "leads to no page"],
		["/servicios/comercio-exterior/", "leads to no page"],
		["/blog/no-existe", "leads to no page"],
		["/english", "leads to no page"],
		// Pages that the firm does not have.
		["/tv", "leads to no page"],
		["/clo#cuestionario", "leads to no page"],
		["/en/services/cross-border-trade", "leads to the page in en from a text in es"],
		["/en/feed.xml", "leads to the feed in en"],
		["/servicios/comercio-exterior#precios", "leads to no anchor of its page"],
		["/equipo#nadie", "leads to no anchor of its page"],
		["/preguntas-frecuentes#nada", "leads to no anchor of its page"],
		["/blog/leer-un-recibo-de-pago#nada", "leads to no anchor of its page"],
		["#nada", "leads to no anchor of its page"],
		["/blog?topic=nada", "names a topic that does not exist"],
		["https://cardon-palma.example/equipo", "names the site's own host"],
		["http://www.aduana.example/", "is not https"],
		["comercio-exterior", "is no address"],
	])("%s: %s", (link, message) => {
		const found = checkLinks(replaced(file, before, link));
		expect(found).toMatchObject([{ level: "error", file: `app/content/${file}`, line: lineWith(file, before) }]);
		expect(found[0]?.message).toContain(message);
	});

	it.each([
		"/",
		"/feed.xml",
		"/contacto#formulario",
		"/equipo#ines-quiroga-soto",
		"/equipo#licencias",
		"/preguntas-frecuentes#honorarios",
		"/preguntas-frecuentes#dos-paises",
		"/servicios/abogado-laboral#diferencias",
		"/servicios/abogado-laboral#debo-firmar",
		"/servicios/sucesion-empresa-familiar#antes-de-empezar",
		"/blog/leer-un-recibo-de-pago#que-debe-decir",
		"/blog?topic=empleo",
		"/caso/customs-release#resultado",
		"/areas/guaymas#tribunales",
		"/terminos#privacidad",
		"#cuanto-vale",
		"mailto:hola@cardon-palma.example",
		"tel:+16195550100",
	])("%s is right", (link) => {
		expect(said(checkLinks(replaced(file, before, link)))).toEqual([]);
	});

	it("are none in what both languages share: a domain may begin with www", () => {
		expect(said(checkLinks(broken("firm.yaml", [["domain"], "www.cardon-palma.example"])))).toEqual([]);
	});
});

describe("anchors of a page", () => {
	it("are each given once", () => {
		expect(checkAnchors(content())).toEqual([]);
		const twice = broken("faq/honorarios.yaml", [["questions", 0, "id"], "dos-paises"]);
		expect(said(checkAnchors(twice))).toEqual([
			'error faq/honorarios.yaml: the anchor "dos-paises" is taken already by empleo',
		]);
		const service = "services/family-business-succession.yaml";
		const both = broken(service, [["questions", 0, "id"], "antes-de-empezar"]);
		expect(said(checkAnchors(both))).toEqual([
			`error ${service}: the anchor "antes-de-empezar" is taken already by family-business-succession`,
		]);
		expect(said(checkAnchors(broken(service, [["questions", 0, "id"], "honorarios"])))).toEqual([
			`error ${service}: the anchor "honorarios" is taken already by the page itself`,
		]);
	});

	it("that the site's code links to are there", () => {
		const renamed = broken("pages/about.yaml", [["sections", 1, "id"], "cifras"]);
		expect(said(checkAnchors(renamed))).toEqual([
			'error pages/about.yaml: has no section "nuestras-cifras", which the site’s code names',
		]);
	});

	it.each([
		["terms", "aviso-simplificado"],
		["contact", "antes-de-escribir"],
		["contact", "que-sigue"],
	])("that the form is made of are there: in %s, %s", (page, id) => {
		const file = `pages/${page}.yaml`;
		expect(said(checkAnchors(replaced(file, `- id: ${id}\n`, "- id: otro-nombre\n")))).toEqual([
			`error ${file}: has no section "${id}", which the site’s code names`,
		]);
	});

	it("are asked for only where the firm has what they are about", () => {
		const without = (page: string, id: string, ...fields: [path: string[], value: unknown][]) => {
			const sections = parse(textOf(page)).sections.filter((section: { id: string }) => section.id !== id);
			const changed = broken(page, [["sections"], sections]);
			const others = changed.entries.filter((entry) => entry.file !== "app/content/firm.yaml");
			const firm = broken("firm.yaml", ...fields).entries.filter((entry) => entry.file === "app/content/firm.yaml");
			return said(checkAnchors(content([...others, ...firm])));
		};
		expect(without("pages/team.yaml", "carreras", [["careersEmail"], "empleo@cardon-palma.example"])).toHaveLength(1);
		expect(without("pages/team.yaml", "carreras")).toEqual([]);
		expect(without("pages/about.yaml", "nuestras-cifras")).toHaveLength(1);
		expect(without("pages/about.yaml", "nuestras-cifras", [["claims"], []])).toEqual([]);
		expect(without("pages/terms.yaml", "asistente")).toHaveLength(1);
		expect(without("pages/terms.yaml", "asistente", [["chat"], false])).toEqual([]);
	});
});
