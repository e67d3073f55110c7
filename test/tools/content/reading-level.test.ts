import { countEs } from "simi-syllable";
import { describe, expect, it } from "vitest";
import { checkReadingLevel, readingEase, sentencesOf } from "../../../tools/content/checks/reading-level.ts";
import { broken, content, said } from "./broken.ts";

describe("syllables in Spanish", () => {
	it.each([
		["casa", 2],
		["país", 2],
		["río", 2],
		["jurídico", 4],
		["jurisdicción", 4],
		["pingüino", 3],
		["aéreo", 4],
		["guerra", 2],
		["quién", 1],
		["leer", 2],
		["continúa", 4],
		["continua", 3],
		["averiguáis", 4],
		["prohibir", 3],
		["hectárea", 4],
		["virrey", 2],
		["y", 1],
	])("%s has %i", (word, syllables) => {
		expect(countEs(word)).toBe(syllables);
	});
});

describe("ease of reading", () => {
	it("of Spanish is the formula of Szigriszt", () => {
		// La ca-sa tie-ne dos puer-tas: 5 words, 8 syllables, 1 sentence.
		expect(readingEase(["La casa tiene dos puertas"], "es")).toBeCloseTo(206.835 - 62.3 * (8 / 5) - 5, 3);
	});

	it("of English is Flesch's: his own example", () => {
		expect(readingEase(["The cat sat on the mat."], "en")).toBeCloseTo(116.145, 3);
	});

	it("falls with long words and long sentences, in both languages", () => {
		const easy = {
			es: ["Pague hoy la renta.", "Guarde su recibo."],
			en: ["Pay the rent today.", "Keep your receipt."],
		};
		const hard = {
			es: [
				"La responsabilidad extracontractual subsidiaria del administrador fiduciario presupone incumplimiento deliberadamente ocultado de obligaciones estatutarias previamente inscritas.",
			],
			en: [
				"Administrators’ extracontractual responsibility presupposes deliberate misrepresentation regarding previously registered statutory obligations.",
			],
		};
		for (const locale of ["es", "en"] as const) {
			expect(readingEase(easy[locale], locale)).toBeGreaterThan(80);
			expect(readingEase(hard[locale], locale)).toBeLessThan(20);
		}
	});

	it("ends no sentence at an abbreviation", () => {
		expect(
			sentencesOf("La S.A. de C.V. se rige por el art. 181 de la ley. Vence a las 5:00 p. m. del día.", "es"),
		).toHaveLength(2);
		expect(
			sentencesOf("Estamos en Blvd. Luna 4, Col. Centro, C. P. 25000, Saltillo. Venga con cita.", "es"),
		).toHaveLength(2);
		expect(sentencesOf("We are at Blvd. Luna 4, Col. Centro, C.P. 25000, Saltillo. Come by.", "en")).toHaveLength(2);
		expect(sentencesOf("The U.S. Supreme Court cited 26 U.S.C. § 1445 and art. 5. It agreed.", "en")).toHaveLength(2);
	});
});

describe("the check of reading level", () => {
	it("passes every entry, and fails one that reads like a statute", () => {
		expect(checkReadingLevel(content())).toEqual([]);
		const statute =
			"The aforementioned administrative responsibilities notwithstanding, organizational representatives possessing discretionary authority shall unconditionally indemnify participating institutional counterparties regarding extraordinary consequential liabilities.";
		const file = "team/grace-holloway.yaml";
		const found = said(checkReadingLevel(broken(file, [["en", "bio"], `${statute} ${statute}`])));
		expect(found).toHaveLength(1);
		expect(found[0]).toMatch(/^error team\/grace-holloway\.yaml: reads too hard in en: Flesch -?\d+, at least 50/);
	});
});
