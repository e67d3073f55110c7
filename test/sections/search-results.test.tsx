import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { instances } from "../../app/locales/instances.server.ts";
import { marked, SearchResults } from "../../app/sections/search-results.tsx";
import type { SearchResult } from "../../app/site/search/find.ts";

const entry: SearchResult = {
	path: "/blog/gravamen#avisos",
	kind: "post",
	title: "El gravamen",
	heading: "Los avisos",
	excerpt: {
		text: "Un gravamen pesa sobre <b>dos</b> gravámenes.",
		marks: [
			[3, 11],
			[34, 44],
		],
	},
};

const render = (query: string, results: SearchResult[]) =>
	renderToString(
		<MemoryRouter>
			<I18nextProvider i18n={instances.es}>
				<SearchResults query={query} results={results} />
			</I18nextProvider>
		</MemoryRouter>,
	);

describe("results", () => {
	test("tell their number as a status, and mark what was looked for", () => {
		const html = render("gravamen", [entry]);
		expect(html).toMatch(/role="status"[^>]*>1 resultado para “gravamen”</);
		expect(html.match(/<mark[^>]*>[^<]*<\/mark>/g)?.map((mark) => mark.replace(/<[^>]+>/g, ""))).toEqual([
			"gravamen",
			"gravámenes",
		]);
		expect(html).toContain('href="/blog/gravamen#avisos"');
		expect(html).toContain("Blog · Los avisos");
		expect(html).toContain("&lt;b&gt;");
	});

	test("say so when there are none, and what to do then", () => {
		const html = render("zzz", []);
		expect(html).toContain("Sin resultados para “zzz”");
		expect(html).toContain(instances.es.t("search.none"));
	});

	test("without a query there is a silent status and nothing else", () => {
		expect(render("", []).replace(/<[^>]+>/g, "")).toBe("");
		expect(render("", [])).toContain('role="status"');
	});
});

test("the pieces of an excerpt make up its text", () => {
	for (const marks of [entry.excerpt.marks, [], [[0, 2] as [number, number]]]) {
		const pieces = marked({ ...entry.excerpt, marks });
		expect(pieces.map(({ text }) => text).join("")).toBe(entry.excerpt.text);
		expect(pieces.filter(({ isFound }) => isFound)).toHaveLength(marks.length);
	}
});
