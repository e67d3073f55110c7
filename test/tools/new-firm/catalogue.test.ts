import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { checkClaims } from "../../../tools/content/checks/claims.ts";
import { checkFigures } from "../../../tools/content/checks/figures.ts";
import { checkGlossary } from "../../../tools/content/checks/glossary.ts";
import { checkLinkedPages, checkParity } from "../../../tools/content/checks/parity.ts";
import { checkReadingLevel } from "../../../tools/content/checks/reading-level.ts";
import { checkRhythm } from "../../../tools/content/checks/rhythm.ts";
import { checkTypography } from "../../../tools/content/checks/typography.ts";
import { type Entry, entryOf } from "../../../tools/content/entry.ts";
import { catalogue } from "../../../tools/new-firm/catalogue.ts";
import { isFresh } from "../../../tools/new-firm/fresh.ts";
import { content, said } from "../content/broken.ts";

/** A file of this repository, whichever firm other tests run on, as an entry of a firm's content. */
function entryIn(place: string, file: string): Entry {
	const entry = entryOf(place, readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"));
	if (!entry) throw new Error(`${place} is in no collection`);
	return entry;
}

const areas = Array.from(catalogue.values());

describe("the catalogue", () => {
	it("has twenty practice areas, each with addresses of its own", () => {
		expect(areas).toHaveLength(20);
		for (const locale of locales) {
			expect(new Set(areas.map(({ address }) => address[locale])).size).toBe(areas.length);
			expect(new Set(areas.map((area) => area[locale].name)).size).toBe(areas.length);
		}
	});

	it("gives no question the id of another on its page", () => {
		for (const { id, questions } of areas)
			expect(new Set(questions.map((each) => each.id)).size, id).toBe(questions.length);
	});

	it("is written as the site's content is: parity, glossary, claims, typography, ease of reading", () => {
		const texts = areas.map(({ id }) => entryIn(`services/${id}.yaml`, `tools/new-firm/catalogue/${id}.yaml`));
		// Another firm may have changed the words that its site keeps to.
		const glossary = isFresh ? [entryIn("glossary.yaml", "app/content/glossary.yaml")] : [];
		const checks = [
			checkParity,
			checkFigures,
			checkLinkedPages,
			checkClaims,
			checkGlossary,
			checkTypography,
			checkRhythm,
			checkReadingLevel,
		];
		const written = content([...texts, ...glossary]);
		// Messages of the interface are no part of it.
		const findings = checks.flatMap((check) => check({ ...written, messages: [] }));
		expect(said(findings)).toEqual([]);
	});

	it("cites no article or section that a lawyer would have to look up", () => {
		for (const area of areas)
			expect(JSON.stringify(area), area.id).not.toMatch(/§|\bart(?:ículo|icle|\.) ?\d|\bU\.S\.C|\bC\.F\.R/i);
	});
});
