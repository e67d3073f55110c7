import { describe, expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { firm } from "../../../app/site/content/content.server.ts";
import { linkedSections } from "../../../app/site/corpus/anchors.ts";
import { corpus, textPage } from "../../../app/site/corpus/corpus.server.ts";
import { smallest } from "../../../app/site/corpus/corpus.ts";
import { prose } from "../../../app/site/corpus/markdown.ts";
import { allPages } from "../../../app/site/pages/all-pages.server.ts";
import { href, hrefOf } from "../../../app/site/pages/page-table.ts";

describe.each(locales)("the corpus in %s", (locale) => {
	const { pages, passages } = corpus(locale);
	const all = smallest(passages);

	test("has every page of the table once, and no other", () => {
		const paths = pages.map(({ ref }) => hrefOf(ref));
		expect(paths.toSorted()).toEqual(
			allPages(locale)
				.map((ref) => hrefOf(ref))
				.toSorted(),
		);
	});

	test("has passages with an id of their own, a title and a text", () => {
		for (const some of [passages, all]) expect(new Set(some.map(({ id }) => id)).size).toBe(some.length);
		for (const { id, title, markdown } of all) {
			expect([id, title.length > 0, prose(markdown).length > 0]).toEqual([id, true, true]);
		}
	});

	test("links the parts of a service where the page has them", () => {
		const anchorOf = (id: string) => all.find((passage) => passage.id === `services/employment/${id}`)?.anchor;
		expect(["matter-1", "steps", "documents", "difference-1", "fees"].map(anchorOf)).toEqual([
			"asuntos",
			"pasos",
			"documentos",
			"diferencias",
			"honorarios",
		]);
		// It compares no laws.
		expect(all.find(({ id }) => id.startsWith("services/immigration/difference"))).toBeUndefined();
	});

	test("says how many areas the firm works in", () => {
		const { markdown } = all.find(({ id }) => id === "firm/areas") ?? {};
		expect(markdown).toMatch(locale === "es" ? /^Atendemos cuatro áreas: / : /^We work in four areas: /);
	});

	test("has the sections that the code links to", () => {
		// Nothing links to careers where no address takes applications.
		expect(firm.careersEmail).toBeUndefined();
		for (const [page, names] of Object.entries({ ...linkedSections, team: {} })) {
			const ids = textPage({ page: page as keyof typeof linkedSections, locale, params: {} })?.passages.map(
				({ anchor }) => anchor,
			);
			expect(ids).toEqual(expect.arrayContaining(Object.values(names)));
		}
	});

	test("quotes nothing of samples without saying so: fees, stories, people", () => {
		const words = /^(?:Cantidades|Relato|Perfil) de muestra|^Sample (?:amounts|story|profile)/;
		const said = new Set(all.filter(({ notice }) => words.test(notice ?? "")).map(({ id }) => id));
		const made = ["faq/como-se-cobra", "services/trade/fees", "cases/customs-release", "team/grace-holloway"];
		expect(made.filter((id) => !said.has(id))).toEqual([]);
		// What is the firm's own says nothing of it.
		expect(["faq/cuanto-cuesta-la-entrevista", "services/employment/fees"].filter((id) => said.has(id))).toEqual([]);
	});

	test("never quotes what only a page shows", () => {
		expect(all.filter(({ kind }) => kind === "page-only")).toEqual([]);
		expect(all.some(({ href: path }) => path === href(locale, "case", { caseId: "none" }))).toBe(false);
	});
});

test("both languages have the same passages", () => {
	const ids = (locale: "es" | "en") => smallest(corpus(locale).passages).map(({ id }) => id);
	expect(ids("en")).toEqual(ids("es"));
});
