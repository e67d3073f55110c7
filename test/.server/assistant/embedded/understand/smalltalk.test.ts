import { describe, expect, it } from "vitest";
import { smalltalkIn, withoutGreeting } from "../../../../../app/.server/assistant/embedded/understand/smalltalk.ts";
import { leastTime, repetition } from "../processor-time.ts";

describe("smalltalk", () => {
	it.each([
		["hola", "greeting"],
		["hola, buenas tardes a todos", "greeting"],
		["good morning, thanks, bye", "goodbye"],
		["ok perfecto, muchas gracias por la informacion", "thanks"],
		["bien, gracias", "thanks"],
		["hola, que puedes hacer?", "abilities"],
		["eres una basura y no sirves para nada de lo que pregunto", "complaint"],
		["?!", "unclear"],
	])("is what a message is made of from end to end: %s", (message, kind) => {
		expect(smalltalkIn(message)).toBe(kind);
	});

	it.each(["hola, quiero saber que es un gravamen", "bien raices", "zq gracias"])(
		"is nothing where something is left over: %s",
		(message) => {
			expect(smalltalkIn(message)).toBeUndefined();
		},
	);

	it.each(["bien", "gracias por", "hola", "thanks for a", "ok", "mil bien"])(
		"is told in linear time: %s",
		async (piece) => {
			const short = await leastTime(() => ask(repetition(piece, "zq").slice(-50), 100), 0);
			const long = await leastTime(() => ask(repetition(piece, "zq"), 1), 20 * short);
			expect(long).toBeLessThan(20 * short);
		},
	);

	it("keeps what follows a greeting", () => {
		expect(withoutGreeting("hola, ¿y en monterrey?")).toBe("y en monterrey?");
		expect(withoutGreeting("¡hola!")).toBe("¡hola!");
	});
});

function ask(message: string, times: number): void {
	for (let time = 0; time < times; time++) smalltalkIn(message);
}
