import { describe, expect, it } from "vitest";
import { questionsIn } from "../../../../../app/.server/assistant/embedded/text/questions-in.ts";

describe("the questions in a message", () => {
	it("are parted from the story and from each other", () => {
		expect(
			questionsIn(
				"Tenant owes three months. He says he has kids. How does eviction work there and how long does it take?",
				"en",
			),
		).toEqual(["How does eviction work there and", "how long does it take?"]);
		expect(
			questionsIn("Le presté 12 mil y no me paga. ¿Valen los mensajes como prueba? ¿En qué juzgado se demanda?", "es"),
		).toEqual(["¿Valen los mensajes como prueba?", "¿En qué juzgado se demanda?"]);
	});

	it("bring along the sentence that they point to, and are none where even that says too little", () => {
		expect(
			questionsIn("Vivo aquí. Me lo mandaron por mensajería. ¿Esa notificación vale para una empresa?", "es"),
		).toEqual(["Me lo mandaron por mensajería. ¿Esa notificación vale para una empresa?"]);
		expect(questionsIn("His fence stood there for ten years. Is that a thing?", "en")).toEqual([]);
	});

	it("are found without marks and accents", () => {
		expect(questionsIn("no me pagan la obra y en que juzgado se demanda eso", "es")).toEqual([
			"en que juzgado se demanda eso",
		]);
	});

	it("are none in a story that asks nothing, and in few words", () => {
		expect(questionsIn("My contractor left. I paid him half. He never came back.", "en")).toEqual([]);
		expect(questionsIn("I paid him half. What now?", "en")).toEqual([]);
	});

	it("are at most the last three", () => {
		const asked = Array.from({ length: 6 }, (_, at) => `What is the rule number ${at}?`);
		expect(questionsIn(asked.join(" "), "en")).toEqual(asked.slice(-3));
	});
});
