import { describe, expect, it } from "vitest";
import { checkMinimums } from "../../../tools/content/checks/minimums.ts";
import {
	checkNearDuplicates,
	containment,
	shinglesOf,
	similarities,
} from "../../../tools/content/checks/near-duplicates.ts";
import { checkSamples } from "../../../tools/content/checks/samples.ts";
import { summaryOf } from "../../../tools/content/summary.ts";
import { broken, content, replaced, said, textOf, withFile, without } from "./broken.ts";

describe("minimums", () => {
	it("hold, and fail a short entry in the language that is short", () => {
		expect(checkMinimums(content())).toEqual([]);
		const file = "areas/katy.yaml";
		expect(said(checkMinimums(broken(file, [["en", "body"], "Too short."])))[0]).toMatch(
			/^error areas\/katy\.yaml: has \d+ words in en, at least 250/,
		);
	});

	it("fail a collection with too few entries or questions", () => {
		const lacking = (prefix: string) => without((file) => file.startsWith(prefix));
		expect(said(checkMinimums(lacking("testimonials/")))).toEqual([
			"error testimonials: has 0 entries, at least 6 are asked for",
		]);
		expect(said(checkMinimums(lacking("faq/d")))).toEqual([]);
		expect(said(checkMinimums(lacking("faq/")))).toContain("error faq: has 0 questions, at least 30 are asked for");
	});

	it("are the firm's own: without any nothing is asked for", () => {
		const none = { ...without((file) => /^(testimonials|team|faq)\//.test(file)), minimums: {} };
		expect(checkMinimums(none)).toEqual([]);
	});

	it("hold for lists of an entry", () => {
		const asked = { ...content(), minimums: { clo: { lists: { "quiz.questions": 99 }, inAll: {} } } };
		expect(said(checkMinimums(asked))[0]).toMatch(/quiz\.questions has \d+ items, at least 99 are asked for/);
		const lacking = broken("firm.yaml", [["social"], undefined]);
		expect(said(checkMinimums(lacking))).toEqual(["error firm.yaml: social has 0 items, at least 3 are asked for"]);
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
		const swapped = textOf("areas/katy.yaml").replaceAll("Katy", "Cypress").replace("order: 2", "order: 99");
		const found = said(checkNearDuplicates(withFile("areas/cypress.yaml", swapped)));
		expect(found).toHaveLength(2);
		expect(found[0]).toMatch(/\d{2,3} % of its text in es stands in katy too/);
	});

	it("are found when only a paragraph is copied", () => {
		const [, paragraph = ""] = /( {4}Cimientos, techo y humedad.*)\n/.exec(textOf("areas/katy.yaml")) ?? [];
		const copied = replaced(
			"areas/pearland.yaml",
			"    El formato del arrendador",
			`${paragraph}\n\n    El formato del arrendador`,
		);
		expect(said(checkNearDuplicates(copied))[0]).toContain("stands in katy too");
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
		const listed = said(checkSamples(broken("testimonials/laura-g.yaml", [["sample"], true])));
		expect(listed).toContain("sample testimonials/laura-g.yaml: testimonials/laura-g is a sample");
	});

	it("are no longer when an entry says so", () => {
		const real = checkSamples(broken("testimonials/laura-g.yaml", [["sample"], false]));
		expect(real.some(({ file }) => file.endsWith("laura-g.yaml"))).toBe(false);
	});
});

describe("the summary", () => {
	it("counts entries, samples and words of every collection", () => {
		const { collections, notes } = summaryOf(content());
		const range = expect.stringMatching(/^\d+–\d+$/);
		expect(collections).toMatchObject({
			areas: {
				entries: "15 (≥ 12)",
				samples: "",
				"words es": range,
				"words en": range,
				"asked for": "≥ 250",
				"INFLESZ es": range,
				"Flesch en": range,
			},
			cases: { entries: "6 (≥ 5)", samples: 6 },
			topics: { "INFLESZ es": "" },
		});
		expect(notes[1]).toMatch(/^Areas most alike: [\w-]+ and [\w-]+ in e[sn], \d+ % \(≤ 15 %\)/);
	});
});
