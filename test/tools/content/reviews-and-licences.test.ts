import { describe, expect, it } from "vitest";
import { checkLicences, checkReviews, reviewed } from "../../../tools/content/checks/reviews.ts";
import { broken, content, entries, lineWith, said } from "./broken.ts";

const faq = "faq/honorarios.yaml";
const post = "posts/heredar-el-negocio.yaml";

describe("reviews", () => {
	it("are stale after twelve months, as a warning that names the line", () => {
		const [found, ...others] = checkReviews(broken(faq, [["review", 0, "on"], "2025-11-20"]));
		expect(others).toEqual([]);
		expect(found).toMatchObject({ level: "warning", file: `app/content/${faq}`, line: 4 });
		expect(checkReviews(broken(faq, [["review", 0, "on"], "2025-11-22"]))).toEqual([]);
	});

	it("all become stale as time passes", () => {
		const all = reviewed(content()).flatMap(({ fields }) => fields.review);
		expect(checkReviews(content(entries, "2028-01-01"))).toHaveLength(all.length);
	});

	it("must not be missing", () => {
		expect(said(checkLicences(broken(faq, [["review"], undefined])))).toEqual([
			`error ${faq}: was reviewed by nobody: name who checked it, or mark it as a sample`,
		]);
	});

	it("in days to come are a hint", () => {
		expect(checkReviews(broken(faq, [["review", 0, "on"], "2026-11-23"]))).toMatchObject([{ level: "hint" }]);
	});

	it("are by somebody other than the author", () => {
		const own = broken(post, [["author"], "grace-holloway"]);
		expect(said(checkLicences(own))).toEqual([
			`error ${post}: its reviewer Grace Holloway is its author: somebody else reviews it`,
		]);
	});

	it("name each reviewer once", () => {
		expect(said(checkLicences(broken(faq, [["review", 1, "by"], "ines-quiroga-soto"])))).toEqual([
			`error ${faq}: its reviewer Inés Quiroga Soto is named twice: put the jurisdictions together`,
		]);
	});

	it("together cover every jurisdiction whose law the entry cites, or which it is about", () => {
		const cites = "posts/juntar-papeles-de-familia.yaml";
		const found = checkLicences(broken(cites, [["review", 0, "jurisdictions"], ["california"]]));
		expect(said(found)).toEqual([`error ${cites}: states the law of us, which nobody in its review covers`]);
		expect(found[0]?.line).toBeGreaterThan(lineWith(cites, "sources:"));
		const guaymas = broken("areas/guaymas.yaml", [["review", 0, "jurisdictions"], ["mexico"]]);
		expect(said(checkLicences(guaymas))).toContain(
			"error areas/guaymas.yaml: states the law of sonora, which nobody in its review covers",
		);
	});
});

describe("licences of reviewers", () => {
	const jurisdictions = (index: number) => ["review", index, "jurisdictions"];

	it("cover the jurisdictions of what they reviewed", () => {
		expect(checkLicences(content())).toEqual([]);
		expect(said(checkLicences(broken(faq, [["review", 1, "by"], "grace-holloway"])))).toEqual([
			`error ${faq}: its reviewer Grace Holloway states no licence for mexico`,
		]);
	});

	it("for Mexico cover each of its states, since the cédula is federal; for California they cover no federal court", () => {
		expect(checkLicences(broken(faq, [jurisdictions(1), ["sonora", "mexico"]]))).toEqual([]);
		const valley = broken("areas/moreno-valley.yaml", [jurisdictions(0), ["california", "us"]]);
		expect(said(checkLicences(valley))).toEqual([
			"error areas/moreno-valley.yaml: its reviewer Grace Holloway states no licence for us",
		]);
	});

	it("for one state of Mexico, if there were such a thing, would cover no other law", () => {
		const one = broken("team/mateo-alcaraz-leyva.yaml", [["licences", 0, "jurisdiction"], "sonora"]);
		expect(said(checkLicences(one))).toContain(
			"error areas/guaymas.yaml: its reviewer Mateo Alcaraz Leyva states no licence for mexico",
		);
	});

	it("are those of attorneys", () => {
		expect(said(checkLicences(broken(faq, [["review", 0, "by"], "bruno-tapia-ceja"])))).toEqual([
			`error ${faq}: its reviewer Bruno Tapia Ceja is no attorney`,
		]);
		expect(said(checkLicences(broken("firm.yaml", [["responsible"], "bruno-tapia-ceja"])))).toHaveLength(1);
	});
});
