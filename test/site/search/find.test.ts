import { describe, expect, test } from "vitest";
import type { Locale } from "../../../app/locales/locale.ts";
import { locales } from "../../../app/locales/locale.ts";
import { corpus } from "../../../app/site/corpus/corpus.server.ts";
import { makeIndex, readIndex } from "../../../app/site/corpus/passage-index.ts";
import { searchDocuments } from "../../../app/site/search/documents.ts";
import { find } from "../../../app/site/search/find.ts";
import { searchIndexForm } from "../../../app/site/search/search-index.ts";

const documents = (locale: Locale) => searchDocuments(corpus(locale).passages);

function indexOf(locale: Locale) {
	const form = searchIndexForm(locale);
	return readIndex(makeIndex(documents(locale), form), form);
}

const indexes = { es: indexOf("es"), en: indexOf("en") };
const paths = (query: string, locale: Locale) =>
	find(indexes[locale], query, locale).map(({ path }) => path.split("#")[0]);

describe("what people look for is among the first five", () => {
	test.each<[Locale, string, string]>([
		["es", "recibo de pago", "/blog/leer-un-recibo-de-pago"],
		["es", "recibos de pagos", "/blog/leer-un-recibo-de-pago"],
		["es", "Guaymas", "/areas/guaymas"],
		["es", "cuánto cuesta la entrevista", "/preguntas-frecuentes"],
		["es", "aviso de privacidad", "/terminos"],
		["es", "Grace Holloway", "/equipo"],
		["en", "pay stub", "/en/blog/leer-un-recibo-de-pago"],
		["en", "Guaymas", "/en/areas/guaymas"],
		["en", "inherited business", "/en/blog/heredar-el-negocio"],
		["en", "accessibility", "/en/terms"],
	])("%s: %s → %s", (locale, query, path) => {
		expect(paths(query, locale).slice(0, 5)).toContain(path);
	});
});

describe("forgiveness", () => {
	test("accents, capitals and plurals do not matter", () => {
		const same = (one: string, other: string, locale: Locale) => {
			const found = paths(one, locale);
			expect([one, found.length > 0, found]).toEqual([one, true, paths(other, locale)]);
		};
		same("CONTRATOS", "contrato", "es");
		same("tramites", "Trámites", "es");
		same("stubs", "stub", "en");
	});

	test("half a word finds the whole, and a slip is forgiven", () => {
		expect(paths("migrac", "es")).toContain("/servicios/abogado-migratorio");
		expect(paths("succesion", "en")).toContain("/en/services/family-business-succession");
		expect(paths("contrto", "es").length).toBeGreaterThan(1);
	});

	test("all words first; some of them rather than nothing", () => {
		expect(paths("recibo zzzzqqqq", "es")).toContain("/blog/leer-un-recibo-de-pago");
	});

	test.each(["", "   ", "zzzzqqqq", "de la", "<script>", "\\", "*", "😀"])(
		"%j finds nothing, and breaks nothing",
		(query) => {
			expect(find(indexes.es, query, "es")).toEqual([]);
		},
	);

	test("of a query only what the field takes is read", () => {
		expect(find(indexes.es, `Guaymas${" ".repeat(100)}contrato`, "es")).toEqual(find(indexes.es, "Guaymas", "es"));
	});

	test("twenty results are enough", () => {
		const form = searchIndexForm("en");
		const pages = Array.from({ length: 30 }, (_, index) => `/en/${index}`);
		const many = pages.map((path) => ({
			id: path,
			path,
			kind: "page" as const,
			title: "Deed",
			heading: "",
			text: "deed",
		}));
		expect(find(readIndex(makeIndex(many, form), form), "deed", "en")).toHaveLength(20);
	});

	test("nothing is found for nothing", () => {
		expect(find(indexes.es, " ", "es")).toEqual([]);
		expect(find(indexes.en, "zzzzqqqq", "en")).toEqual([]);
	});
});

test("a page is shown once, and a result has what was looked for marked in it", () => {
	const results = find(indexes.es, "contrato despido", "es");
	const pages = results.filter(({ kind }) => kind !== "question").map(({ path }) => path.split("#")[0]);
	expect(new Set(pages).size).toBe(pages.length);
	expect(results.length).toBeLessThanOrEqual(20);
	expect(results.some(({ excerpt }) => excerpt.marks.length > 0)).toBe(true);
});

test.each(locales)("every piece in %s has a path of its own language, a title and a text, once", (locale) => {
	const all = documents(locale);
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	for (const { path, title, text } of all) {
		expect(path.startsWith("/en")).toBe(locale === "en");
		expect(title.length && text.length).toBeGreaterThan(0);
		expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|undefined/);
	}
});
