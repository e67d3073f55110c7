import { describe, expect, it } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { checkMinimums, wordCount } from "../../../tools/content/checks/minimums.ts";
import {
	checkNearDuplicates,
	containment,
	shinglesOf,
	similarities,
} from "../../../tools/content/checks/near-duplicates.ts";
import { checkSamples } from "../../../tools/content/checks/samples.ts";
import type { Content, Minimums } from "../../../tools/content/content.ts";
import { summaryOf } from "../../../tools/content/summary.ts";
import { broken, content, entries, replaced, said, textOf, withFile, without } from "./broken.ts";

/** Content of a firm that asks for so much. */
const asking = (minimums: Minimums, some: Content = content()): Content => ({ ...some, minimums });

const none = { lists: {}, inAll: {} };

describe("minimums", () => {
	it("fail a short entry in the language that is short", () => {
		const words = entries
			.filter(({ collection }) => collection === "areas")
			.flatMap((entry) => locales.map((locale) => wordCount(entry, locale)));
		const asked = { areas: { ...none, words: Math.min(...words) } };
		expect(checkMinimums(asking(asked))).toEqual([]);
		const short = broken("areas/guaymas.yaml", [["en", "body"], "Too short."]);
		expect(said(checkMinimums(asking(asked, short)))).toContainEqual(
			expect.stringMatching(/^error areas\/guaymas\.yaml: has \d+ words in en, at least \d+ are asked for$/),
		);
	});

	it("fail a collection with too few entries or questions", () => {
		const asked = { testimonials: { ...none, entries: 3 }, faq: { ...none, inAll: { questions: 12 } } };
		expect(checkMinimums(asking(asked))).toEqual([]);
		const lacking = (prefix: string) =>
			asking(
				asked,
				without((file) => file.startsWith(prefix)),
			);
		expect(said(checkMinimums(lacking("testimonials/laura")))).toEqual([
			"error testimonials: has 2 entries, at least 3 are asked for",
		]);
		expect(said(checkMinimums(lacking("faq/e")))).toEqual(["error faq: has 9 questions, at least 12 are asked for"]);
	});

	it("are the firm's own: without any nothing is asked for", () => {
		expect(
			checkMinimums(
				asking(
					{},
					without((file) => /^(testimonials|team|faq)\//.test(file)),
				),
			),
		).toEqual([]);
	});

	it("hold for lists of an entry", () => {
		const asked = {
			services: { ...none, lists: { "differences.rows": 5, steps: 4 } },
			firm: { ...none, lists: { social: 1 } },
		};
		expect(said(checkMinimums(asking(asked)))).toContain(
			"error services/employment.yaml: differences.rows has 4 items, at least 5 are asked for",
		);
		const lacking = asking({ firm: asked.firm }, broken("firm.yaml", [["social"], undefined]));
		expect(said(checkMinimums(lacking))).toEqual(["error firm.yaml: social has 0 items, at least 1 are asked for"]);
	});

	it("see a list without its page, and a page without its list", () => {
		const unseen = { ...without((file) => file === "pages/blog.yaml"), minimums: {} };
		expect(said(checkMinimums(unseen)).join()).toContain(
			"pages/blog.yaml: is missing: without it nothing of posts is shown",
		);
		const empty = { ...without((file) => file.startsWith("areas/")), minimums: {} };
		expect(said(checkMinimums(empty))).toEqual(["hint pages/areas.yaml: is shown nowhere: there is nothing in areas"]);
	});

	it("miss the files without which there is no site", () => {
		const bare = { ...without((file) => ["home.yaml", "pages/terms.yaml"].includes(file)), minimums: {} };
		expect(said(checkMinimums(bare)).sort()).toEqual([
			"error home.yaml: is missing, and the site has no page without it",
			"error pages/terms.yaml: is missing, and the site has no page without it",
		]);
	});
});

describe("near-duplicates among areas", () => {
	it("are none; the most alike are far below the bar", () => {
		expect(checkNearDuplicates(content())).toEqual([]);
		expect(Math.max(...similarities(content()).map(({ shared }) => shared))).toBeLessThan(0.1);
	});

	it("are found when an area is another one with its name swapped", () => {
		const swapped = textOf("areas/guaymas.yaml").replaceAll("Guaymas", "Empalme").replace("order: 3", "order: 99");
		const found = said(checkNearDuplicates(withFile("areas/empalme.yaml", swapped)));
		expect(found).toHaveLength(2);
		expect(found[0]).toMatch(/\d{2,3} % of its text in es stands in guaymas too/);
	});

	it("are found when only a paragraph is copied", () => {
		const [, paragraph = ""] =
			/( {4}Si la aduana[\s\S]*Revíselos antes de repartir\.)\n/.exec(textOf("areas/guaymas.yaml")) ?? [];
		const valley = "areas/moreno-valley.yaml";
		const copied = replaced(valley, "  body: |-\n", `  body: |-\n${paragraph}\n\n`);
		expect(said(checkNearDuplicates(copied))[0]).toMatch(/stands in (guaymas|moreno-valley) too/);
	});

	it("are measured without regard to accents and capitals", () => {
		expect(containment(shinglesOf("El Juez de la causa DECIDIÓ"), shinglesOf("el juez de la causa decidio ayer"))).toBe(
			1,
		);
		expect(containment(shinglesOf(""), shinglesOf("uno dos tres cuatro"))).toBe(0);
	});
});

describe("samples", () => {
	it("are listed", () => {
		const listed = said(checkSamples(broken("testimonials/laura-m.yaml", [["sample"], true])));
		expect(listed).toContain("sample testimonials/laura-m.yaml: testimonials/laura-m is a sample");
	});

	it("are no longer when an entry says so", () => {
		const real = checkSamples(broken("testimonials/laura-m.yaml", [["sample"], false]));
		expect(real.some(({ file }) => file.endsWith("laura-m.yaml"))).toBe(false);
	});
});

describe("the summary", () => {
	it("counts entries, samples and words of every collection", () => {
		const asked = { areas: { ...none, entries: 2, words: 10 }, cases: { ...none, entries: 2 } };
		const { collections, questions } = summaryOf(asking(asked));
		const range = expect.stringMatching(/^\d+–\d+$/);
		expect(collections).toMatchObject({
			areas: {
				entries: "3 (≥ 2)",
				samples: "",
				"words es": range,
				"words en": range,
				"asked for": "≥ 10",
				"INFLESZ es": range,
				"Flesch en": range,
			},
			cases: { entries: "2 (≥ 2)", samples: 2 },
			topics: { "INFLESZ es": "" },
		});
		expect(questions).toMatch(/^Questions in faq: \d+$/);
	});
});
