import { describe, expect, it } from "vitest";
import { checkLicences, checkReviews, reviewed } from "../../../tools/content/checks/reviews.ts";
import { checkSchema } from "../../../tools/content/checks/schema.ts";
import { broken, content, entries, lineWith, said } from "./broken.ts";

const faq = "faq/honorarios.yaml";
const post = "posts/contrato-bilingue.yaml";

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
		expect(said(checkSchema(broken(faq, [["review"], undefined])))[0]).toContain(`error ${faq}: review: `);
	});

	it("may be none for a sample alone", () => {
		const nobody = `error ${faq}: was reviewed by nobody: name who checked it, or mark it as a sample`;
		expect(said(checkLicences(broken(faq, [["review"], []])))).toEqual([nobody]);
		expect(said(checkLicences(broken(faq, [["review"], []], [["sample"], true])))).toEqual([]);
	});

	it("in days to come are a hint", () => {
		expect(checkReviews(broken(faq, [["review", 0, "on"], "2026-11-23"]))).toMatchObject([{ level: "hint" }]);
	});

	it("are by somebody other than the author", () => {
		const own = broken(post, [["author"], "elena-garza-trevino"]);
		expect(said(checkLicences(own))).toEqual([
			`error ${post}: its reviewer Elena Garza Treviño is its author: somebody else reviews it`,
		]);
	});

	it("name each reviewer once", () => {
		expect(said(checkLicences(broken(faq, [["review", 1, "by"], "elena-garza-trevino"])))).toEqual([
			`error ${faq}: its reviewer Elena Garza Treviño is named twice: put the jurisdictions together`,
		]);
	});

	it("together cover every jurisdiction whose law the entry cites, or which it is about", () => {
		const found = checkLicences(broken(post, [["review", 0, "jurisdictions"], ["texas"]]));
		expect(said(found)).toEqual([`error ${post}: states the law of us, which nobody in its review covers`]);
		expect(found[0]?.line).toBeGreaterThan(lineWith(post, "sources:"));
		const laredo = broken("areas/laredo.yaml", [["review", 0, "jurisdictions"], ["us"]]);
		expect(said(checkLicences(laredo))).toContain(
			"error areas/laredo.yaml: states the law of texas, which nobody in its review covers",
		);
	});
});

describe("licences of reviewers", () => {
	it("cover the jurisdictions of what they reviewed", () => {
		expect(checkLicences(content())).toEqual([]);
		expect(said(checkLicences(broken(faq, [["review", 1, "by"], "olivia-hartley"])))).toEqual([
			`error ${faq}: its reviewer Olivia Hartley states no licence for mexico`,
		]);
	});

	it("for Mexico cover Nuevo León, since the cédula is federal; for Texas they cover no federal court", () => {
		expect(
			checkLicences(
				broken(faq, [
					["review", 1, "jurisdictions"],
					["nuevo-leon", "mexico"],
				]),
			),
		).toEqual([]);
		const katy = broken("areas/katy.yaml", [
			["review", 0, "jurisdictions"],
			["texas", "us"],
		]);
		expect(said(checkLicences(katy))).toEqual([
			"error areas/katy.yaml: its reviewer Olivia Hartley states no licence for us",
		]);
	});

	it("are those of attorneys", () => {
		expect(said(checkLicences(broken(faq, [["review", 0, "by"], "lucia-benavides-rios"])))).toEqual([
			`error ${faq}: its reviewer Lucía Benavides Ríos is no attorney`,
		]);
		expect(said(checkLicences(broken("firm.yaml", [["responsible"], "lucia-benavides-rios"])))).toHaveLength(1);
	});
});
