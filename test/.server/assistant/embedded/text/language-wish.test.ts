import { describe, expect, it } from "vitest";
import { languageWish } from "../../../../../app/.server/assistant/embedded/text/language-wish.ts";
import { leastTime, repetition } from "../processor-time.ts";

describe("a wish for the other language", () => {
	it.each([
		["in english, please", "en"],
		["¿puedes responder en ingles por favor?", "en"],
		["say that again in spanish", "es"],
		["mejor en castellano, gracias", "es"],
		["me lo podrias repitir otra vez en espanol?", "es"],
		["en ingles", "en"],
	])("is the whole message: %s", (message, language) => {
		expect(languageWish(message)).toBe(language);
	});

	it.each([
		"english",
		"do you have a lawyer who speaks english",
		"can you answer in english what a lien is",
		"in in english",
		"in english in spanish",
		"en",
		"",
		"¿?",
	])("is nothing else: %s", (message) => {
		expect(languageWish(message)).toBeUndefined();
	});

	it.each(["respond", "podria", "por favor", "en ingles", "in", "y"])("is told in linear time: %s", async (piece) => {
		const short = await leastTime(() => ask(repetition(piece, "x").slice(-50), 100), 0);
		const long = await leastTime(() => ask(repetition(piece, "x"), 1), 20 * short);
		expect(long).toBeLessThan(20 * short);
	});
});

function ask(message: string, times: number): void {
	for (let time = 0; time < times; time++) languageWish(message);
}
