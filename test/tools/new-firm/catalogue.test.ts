import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isOutside, judge, judgeOf } from "../../../app/.server/assistant/embedded/judge/judge.ts";
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
import { builtLibrary } from "../../.server/assistant/embedded/library.ts";
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

	it.each([
		["bankruptcy", "quiero declararme en bancarrota, ya no puedo con las tarjetas"],
		["criminal-defense", "they charged my brother with assault, do you defend that"],
		["debt-and-consumer", "me robaron la identidad y sacaron un crédito a mi nombre"],
		["dwi", "got a dwi two weekends ago, first one ever, do yall do those"],
		["employment", "me despidieron sin razón y no me pagaron mi finiquito"],
		["family", "quiero divorciarme y pelear la custodia de mis hijos"],
		["immigration", "my work visa expires, can you renew it"],
		["inheritance-in-mexico", "mi padre falleció sin testamento, ¿tramitan ustedes juicios sucesorios?"],
		["insurance-claims", "my insurance denied my roof claim"],
		["intellectual-property", "quiero registrar la marca de mi taller"],
		["personal-injury", "a truck rear ended me and my neck hurts, i want to sue"],
		["tax", "me llegó un requerimiento del SAT, ¿lo contestan ustedes?"],
		["wills-and-probate", "ocupo hacer el testamento de mi apá"],
	])("lets the assistant of a firm that has %s answer what it declines otherwise: %s", async (id, message) => {
		const { judge: model } = await builtLibrary();
		expect(isOutside(judge(message, model).verdict)).toBe(true);
		expect(isOutside(judge(message, judgeOf(catalogue.get(id)?.covers ?? [], model)).verdict)).toBe(false);
	});

	it("cites no article or section that a lawyer would have to look up", () => {
		for (const area of areas)
			expect(JSON.stringify(area), area.id).not.toMatch(/§|\bart(?:ículo|icle|\.) ?\d|\bU\.S\.C|\bC\.F\.R/i);
	});
});
