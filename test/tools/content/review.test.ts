import { describe, expect, it } from "vitest";
import { cites, legalStatements } from "../../../tools/content/legal-statements.ts";
import { asMarkdown } from "../../../tools/content/review-list.ts";
import { made, textOf } from "./broken.ts";

const topic = `order: 1
review:
  - { by: grace-holloway, on: "2026-05-01", jurisdictions: [california] }
  - { by: mateo-alcaraz-leyva, on: "2026-06-01", jurisdictions: [mexico] }
es: { topic: Plazos }
en: { topic: Deadlines }
questions:
  - id: one
    es:
      question: ¿Cuándo?
      answer: |-
        Traiga sus papeles. La multa llega a 5,000 dólares, y decide un tribunal.

        En California hay 30 días (Labor Code, § 98.2). En México rige el Código de Comercio (art. 1047), a las 10:00 a. m.
    en:
      question: When?
      answer: |-
        Bring your papers. The fine is up to $5,000, and a court decides.

        In California there are 30 days (Labor Code § 98.2). In Mexico the Código de Comercio governs (art. 1047), by 10:00 a.m.
sources:
  - { name: California Labor Code § 98.2, url: "https://example.com/a", jurisdiction: california }
  - { name: "Código de Comercio, artículo 1047", url: "https://example.com/b", jurisdiction: mexico }
`;
const content = made({
	"faq/plazos.yaml": topic,
	"team/grace-holloway.yaml": textOf("team/grace-holloway.yaml"),
	"pages/story.yaml": 'es: { lead: "El juez lo decidió en 30 días. Lo dice la Ley Agraria." }\n',
});

describe("legal statements", () => {
	const statements = legalStatements(content);
	const spanish = statements.filter(({ locale, entry }) => locale === "es" && entry.id === "plazos");

	it("are sentences with a citation, a number of days, an amount or a court, as they stand in the text", () => {
		expect(spanish.map(({ words, grounds, line }) => [line, grounds.join(" "), words])).toEqual([
			[12, "amount court", "La multa llega a 5,000 dólares, y decide un tribunal."],
			[14, "citation days", "En California hay 30 días (Labor Code, § 98.2)."],
			[14, "citation", "En México rige el Código de Comercio (art. 1047), a las 10:00 a. m."],
		]);
		expect(statements.filter(({ locale }) => locale === "en")).toHaveLength(3);
	});

	it("name the law that they cite, and who reviewed that law; without a citation, everybody", () => {
		expect(spanish.map(({ sources, reviews }) => [sources, reviews.map(({ by }) => by)])).toEqual([
			[[], ["grace-holloway", "mateo-alcaraz-leyva"]],
			[["California Labor Code § 98.2"], ["grace-holloway"]],
			[["Código de Comercio, artículo 1047"], ["mateo-alcaraz-leyva"]],
		]);
	});

	it("of what nobody reviews are those that cite law", () => {
		const story = statements.filter(({ entry }) => entry.id === "story");
		expect(story.map(({ words, reviews }) => [words, reviews])).toEqual([["Lo dice la Ley Agraria.", []]]);
	});

	it("are a document to sign", () => {
		const markdown = asMarkdown(statements, content);
		expect(markdown).toContain("7 statements on 2 pages; 4 cite a law that their page names.");
		expect(markdown).toContain("## faq/plazos.yaml\n\n### Español\n\n| Line | Statement |");
		expect(markdown).toMatch(/\| 14 \| En California .* \| Grace Holloway, 2026-05-01 \|/);
		expect(markdown).toContain("| Grace Holloway | 4 |  |  |");
		expect(markdown).toMatch(/Ley Agraria\. \| citation \| — \| nobody \|/);
	});
});

describe("a source is cited", () => {
	it.each([
		["as the Property Code says", "Nevada Property Code, Chapter 27", true],
		["under § 53.101", "Nevada Property Code §§ 53.052 and 53.101", true],
		["artículo 1347-A", "Código de Comercio, artículos 1347-A y 1461", true],
		["within 30 days", "Nevada Property Code, Chapter 27", false],
		["en 2026", "Ley de 2026", false],
		["Rule 99(b)", "Nevada Civil Practice Code § 16.004", false],
	])("%s: %s", (words, source, cited) => {
		expect(cites(words, source)).toBe(cited);
	});
});
