import { describe, expect, it } from "vitest";
import {
	dayNamed,
	officesNamed,
	withoutOffices,
} from "../../../../../app/.server/assistant/embedded/offices/asked-of-offices.ts";
import { firm } from "../../../../../app/site/content/content.server.ts";

describe("what a message asks of offices", () => {
	it("names them by city or by a short form, as whole words", () => {
		for (const office of firm.offices) {
			expect(officesNamed(`and in ${office.city.toUpperCase()}?`, firm.offices)).toEqual([office]);
			for (const alias of office.aliases) expect(officesNamed(`la de ${alias}`, firm.offices)).toEqual([office]);
			expect(officesNamed(`x${office.city}x`, firm.offices)).toEqual([]);
		}
	});

	it("says the same without them, and has nothing else taken out", () => {
		for (const { city } of firm.offices) {
			expect(withoutOffices(`¿Y en ${city}?`, firm.offices).trim()).toBe("y en");
			expect(withoutOffices(`x${city}x ${city}, ${city}`, firm.offices)).not.toContain(` ${city.toLowerCase()} `);
		}
		expect(withoutOffices("¿Y cuánto cuesta?", firm.offices).trim()).toBe("y cuanto cuesta");
	});

	it.each([
		["are you open on saturdays", [6]],
		["abren el lunes o el martes", [1, 2]],
		["weekend hours", [6, 7]],
		["siguen abiertos hoy", "today"],
		["mañana abren?", "tomorrow"],
		["en la mañana a qué hora", undefined],
		["a qué hora abren", undefined],
	])("names a day: %s", (message, day) => {
		expect(dayNamed(message)).toEqual(day);
	});
});
