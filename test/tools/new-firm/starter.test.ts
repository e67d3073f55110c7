import { describe, expect, it } from "vitest";
import { type Filling, filled } from "../../../tools/new-firm/starter.ts";

const filling: Filling = {
	facts: { es: { name: "Robles", where: "Arizona y Coahuila" }, en: { name: "Robles", where: "Arizona and Coahuila" } },
	conditions: { mexico: true, chat: false },
};

const fill = (value: unknown) => filled(value, filling);

describe("a starter text", () => {
	it("takes the firm's facts in the language it stands in", () => {
		expect(fill({ es: { lead: "{{name}}, en {{where}}" }, en: { lead: "{{name}} in {{where}}" } })).toEqual({
			es: { lead: "Robles, en Arizona y Coahuila" },
			en: { lead: "Robles in Arizona and Coahuila" },
		});
	});

	it("keeps what holds for the firm, within a line and over several", () => {
		expect(fill({ es: "Llame{if chat} o pregunte{end}{if not chat} a la oficina{end}." })).toEqual({
			es: "Llame a la oficina.",
		});
		const list = "- one\n{if chat}- two\n{end}{if mexico}- three\n{end}- four\n{if chat}\n\nEnd.\n{end}";
		expect(fill({ en: list })).toEqual({ en: "- one\n- three\n- four" });
		expect(fill({ en: "First.\n{if mexico}\n\nSecond.\n{end}\n{if mexico}\n\nThird.\n{end}" })).toEqual({
			en: "First.\n\nSecond.\n\nThird.",
		});
	});

	it("keeps the sections that hold, without their condition", () => {
		const sections = [{ id: "one" }, { id: "two", when: "chat" }, { id: "three", when: "not chat" }];
		expect(fill({ sections })).toEqual({ sections: [{ id: "one" }, { id: "three" }] });
	});

	it("takes the first wording of a title that fits", () => {
		const title = ["{{where}}, ".repeat(5), "Abogados en {{where}}"];
		expect(fill({ es: { title } })).toEqual({ es: { title: "Abogados en Arizona y Coahuila" } });
		expect(fill({ es: { items: ["a", "b"] } })).toEqual({ es: { items: ["a", "b"] } });
	});

	it("stops at a fact or a condition that does not exist", () => {
		expect(() => fill({ es: "{{slogan}}" })).toThrow('"slogan", which is no fact');
		expect(() => fill({ es: "{if sunny}x{end}" })).toThrow('"sunny", which is no condition');
		expect(() => fill([{ id: "a", when: "sunny" }])).toThrow("no condition");
	});
});
