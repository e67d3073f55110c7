import { expect, it } from "vitest";
import { openingSentence } from "../../../app/features/open-now/sentence.ts";
import { dallas, saltillo } from "../../fixtures/offices.ts";

const words = { open: "open until {time}", opensToday: "opens today at {time}", opens: "opens {day} at {time}" };

it.each([
	["2026-11-20T15:00:00Z", "open until 5:30 pm"],
	["2026-11-20T14:00:00Z", "opens today at 8:30 am"],
	["2026-11-20T23:30:00Z", "opens Monday at 8:30 am"],
	["2026-11-21T18:00:00Z", "opens Monday at 8:30 am"],
	// Thanksgiving.
	["2026-11-26T18:00:00Z", "opens Friday at 8:30 am"],
])("at %s an office in Texas says: %s", (now, sentence) => {
	expect(openingSentence({ calendar: dallas, locale: "en", words }, new Date(now)).replaceAll("\u00a0", " ")).toBe(
		sentence,
	);
});

it("speaks the page's language, by the office's own hours", () => {
	const say = (now: string) =>
		openingSentence(
			{ calendar: saltillo, locale: "es", words: { ...words, opens: "abre el {day} a las {time}" } },
			new Date(now),
		);
	expect(say("2026-11-20T23:00:00Z").replaceAll("\u00a0", " ")).toBe("abre el lunes a las 8:30 a. m.");
});

it("says why an office is closed on a day on which it is open else, where the page wants that", () => {
	const say = (now: string) =>
		openingSentence(
			{ calendar: dallas, locale: "en", words: { ...words, holiday: "a holiday; opens {day} at {time}" } },
			new Date(now),
		).replaceAll("\u00a0", " ");
	expect(say("2026-11-26T18:00:00Z")).toBe("a holiday; opens Friday at 8:30 am");
	expect(say("2026-11-21T18:00:00Z")).toBe("opens Monday at 8:30 am");
});
