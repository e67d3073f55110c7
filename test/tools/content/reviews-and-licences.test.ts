import { describe, expect, it } from "vitest";
import { checkLicences, checkReviews } from "../../../tools/content/checks/reviews.ts";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { broken, content, entries, said } from "./broken.ts";

const faq = "faq/honorarios.yaml";

describe("reviews", () => {
	it("are stale after twelve months, as a warning that names the line", () => {
		const [found, ...others] = checkReviews(broken(faq, [["review", "on"], "2025-11-21"]));
		expect(others).toEqual([]);
		expect(found).toMatchObject({ level: "warning", file: `app/content/${faq}`, line: 3 });
		expect(checkReviews(broken(faq, [["review", "on"], "2025-11-22"]))).toEqual([]);
	});

	it("all become stale as time passes", () => {
		const reviewed = entries.filter(({ collection }) => ["services", "faq", "posts", "areas"].includes(collection));
		expect(checkReviews(content(entries, "2028-01-01"))).toHaveLength(reviewed.length);
	});

	it("must not be missing", () => {
		expect(said(checkSchema(broken(faq, [["review"], undefined])))[0]).toContain(`error ${faq}: review: `);
	});

	it("in days to come are a hint", () => {
		expect(checkReviews(broken(faq, [["review", "on"], "2026-11-23"]))).toMatchObject([{ level: "hint" }]);
	});
});

describe("licences of reviewers", () => {
	it("cover the jurisdictions of what they reviewed", () => {
		expect(checkLicences(content())).toEqual([]);
		expect(said(checkLicences(broken(faq, [["review", "by"], "grace-holloway"])))).toEqual([
			`error ${faq}: its reviewer Grace Holloway states no licence for mexico`,
		]);
	});

	it("for Mexico cover each of its states, since the cédula is federal; for California they cover no federal court", () => {
		const review = ["review", "jurisdictions"];
		expect(checkLicences(broken(faq, [review, ["sonora", "mexico"]]))).toEqual([]);
		const valley = broken("areas/moreno-valley.yaml", [review, ["california", "us"]]);
		expect(said(checkLicences(valley))).toEqual([
			"error areas/moreno-valley.yaml: its reviewer Grace Holloway states no licence for us",
		]);
	});

	it("for a state of Mexico cover that state alone", () => {
		const licence = ["licences", 0, "jurisdiction"];
		expect(said(checkLicences(broken("team/mateo-alcaraz-leyva.yaml", [licence, "sonora"])))).toEqual([
			"error areas/guaymas.yaml: its reviewer Mateo Alcaraz Leyva states no licence for mexico",
		]);
	});

	it("are those of attorneys", () => {
		expect(said(checkLicences(broken(faq, [["review", "by"], "bruno-tapia-ceja"])))).toEqual([
			`error ${faq}: its reviewer Bruno Tapia Ceja is no attorney`,
		]);
		expect(said(checkLicences(broken("firm.yaml", [["responsible"], "bruno-tapia-ceja"])))).toHaveLength(1);
	});
});
