import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkAnchors } from "../../../tools/content/checks/anchors.ts";
import { checkLinks } from "../../../tools/content/checks/links.ts";
import { broken, content, lineWith, replaced, said, textOf } from "./broken.ts";

const file = "services/corporate.yaml";

describe("links", () => {
	it("of the site's content all lead somewhere", () => {
		expect(checkLinks(content())).toEqual([]);
	});

	it.each([
		["/servicio/abogado-bienes-raices", "leads to no page"],
		["/servicios/abogado-bienes-raices/", "leads to no page"],
		["/blog/no-existe", "leads to no page"],
		["/english", "leads to no page"],
		["/en/services/real-estate-attorney", "leads to the page in en from a text in es"],
		["/en/feed.xml", "leads to the feed in en"],
		["/servicios/abogado-bienes-raices#precios", "leads to no anchor of its page"],
		["/equipo#nadie", "leads to no anchor of its page"],
		["/preguntas-frecuentes#nada", "leads to no anchor of its page"],
		["/blog/socios-al-cincuenta#nada", "leads to no anchor of its page"],
		["#nada", "leads to no anchor of its page"],
		["/blog?topic=nada", "names a topic that does not exist"],
		["https://lindero.example/equipo", "names the site's own host"],
		["http://www.hcnl.gob.mx/", "is not https"],
		["bienes-raices", "is no address"],
	])("%s: %s", (link, message) => {
		const found = checkLinks(replaced(file, "/servicios/abogado-bienes-raices", link));
		expect(found).toMatchObject([
			{ level: "error", file: `app/content/${file}`, line: lineWith(file, "/servicios/abogado-bienes-raices") },
		]);
		expect(found[0]?.message).toContain(message);
	});

	it.each([
		"/",
		"/feed.xml",
		"/contacto#formulario",
		"/equipo#elena-garza-trevino",
		"/equipo#carreras",
		"/preguntas-frecuentes#honorarios",
		"/preguntas-frecuentes#terreno-ejidal",
		"/servicios/abogado-construccion#diferencias",
		"/servicios/abogado-construccion#gravamen-en-mi-casa",
		"/blog/socios-al-cincuenta#que-se-detiene-cuando-hay-un-empate",
		"/blog?topic=contratos",
		"/caso/corporate-restructure#resultado",
		"/areas/katy#tribunales",
		"/tv#primera-entrevista",
		"/clo#cuestionario",
		"/terminos#privacidad",
		"#elegir-figura",
		"mailto:hola@lindero.example",
		"tel:+17135550100",
	])("%s is right", (link) => {
		expect(said(checkLinks(replaced(file, "/servicios/abogado-bienes-raices", link)))).toEqual([]);
	});

	it("are none in what both languages share: a domain may begin with www", () => {
		expect(said(checkLinks(broken("firm.yaml", [["domain"], "www.lindero.example"])))).toEqual([]);
	});
});

describe("anchors of a page", () => {
	it("are each given once", () => {
		expect(checkAnchors(content())).toEqual([]);
		const twice = broken("faq/honorarios.yaml", [["questions", 0, "id"], "terreno-ejidal"]);
		expect(said(checkAnchors(twice))).toEqual([
			'error faq/honorarios.yaml: the anchor "terreno-ejidal" is taken already by bienes-raices',
		]);
		const both = broken(file, [["questions", 0, "id"], "elegir-figura"]);
		expect(said(checkAnchors(both))).toEqual([
			`error ${file}: the anchor "elegir-figura" is taken already by corporate`,
		]);
		expect(said(checkAnchors(broken(file, [["questions", 0, "id"], "honorarios"])))).toHaveLength(1);
	});

	it("that the site's code links to are there", () => {
		const renamed = broken("pages/team.yaml", [["sections", 2, "id"], "trabajo"]);
		expect(said(checkAnchors(renamed))).toEqual([
			'error pages/team.yaml: has no section "carreras", which the site links to',
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
		expect(without("pages/team.yaml", "carreras")).toHaveLength(1);
		expect(without("pages/team.yaml", "carreras", [["careersEmail"], undefined])).toEqual([]);
		expect(without("pages/about.yaml", "nuestras-cifras")).toHaveLength(1);
		expect(without("pages/about.yaml", "nuestras-cifras", [["claims"], []])).toEqual([]);
		expect(without("pages/terms.yaml", "asistente")).toHaveLength(1);
		expect(without("pages/terms.yaml", "asistente", [["chat"], false])).toEqual([]);
	});
});
