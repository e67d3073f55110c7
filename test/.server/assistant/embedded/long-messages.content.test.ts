/**
 * The one place where tests measure time: a message that takes long keeps other visitors of the same server waiting.
 * What is measured is processor time, as a ratio to an ordinary question's, the least of three; so a busy or slow
 * machine changes nothing. No pattern reads what a visitor writes, and so what is tried are words that the models know,
 * words that they do not, and what the few expressions that fold a text look for.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { answer, type Library } from "../../../../app/.server/assistant/embedded/answer.ts";
import type { ChatMessage } from "../../../../app/features/chat/protocol/message.ts";
import { builtLibrary } from "./library.ts";
import { leastTime, processorTime, repetition } from "./processor-time.ts";

const mostRatio = 20;
const now = new Date("2026-11-20T16:00:00Z");

const ordinaryQuestions = [
	"¿Cuánto cuesta la primera entrevista?",
	"me deben tres facturas de una obra y el contratista ya no contesta, que puedo hacer",
	"how long does it take to collect a commercial debt in texas",
	"do you help with contracts for a new business?",
	"¿Atienden en Hermosillo los sábados?",
	"what documents do I need to buy a house in mexico",
	"mi socio quiere vender su parte de la empresa sin avisarme",
	"how do i file a mechanics lien on a property in san diego",
];

let library: Library;
let ordinary: number;

beforeAll(async () => {
	library = await builtLibrary();
	const times: number[] = [];
	// The first rounds load what is loaded once, and let the compiler see the code.
	for (let round = 0; round < 6; round++) {
		for (const question of ordinaryQuestions) {
			const time = await processorTime(() => asked(question));
			if (round > 2) times.push(time);
		}
	}
	ordinary = times.sort((one, other) => one - other)[times.length >> 1] ?? 0;
}, 120_000);

function asked(content: string, earlier: readonly ChatMessage[] = []) {
	return answer({ messages: [...earlier, { role: "user", content }], locale: "es", now }, library);
}

async function ratio(content: string, earlier: readonly ChatMessage[] = []): Promise<number> {
	return (await leastTime(() => asked(content, earlier), mostRatio * ordinary)) / ordinary;
}

/** Words that look random and are always the same. */
function madeUp(length: number): string {
	let state = length;
	const letter = () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		return "abcdefghilmnoprstuvz".charAt(Math.floor((state / 0x80000000) * 20));
	};
	const words = Array.from({ length: Math.floor(5000 / (length + 1)) }, () => Array.from({ length }, letter).join(""));
	return words.join(" ");
}

describe("a message of 5,000 characters takes at most twenty times as long as an ordinary question", () => {
	it("made of a word that the models know, or of two", async () => {
		const { answers } = await library.knowledge("es");
		const known = [...answers.features.keys()].map((feature) => feature.replace(/\.$/, ""));
		const slow: string[] = [];
		for (const [index, word] of known.filter((_, at) => at % 97 === 0).entries()) {
			const message = repetition(index % 2 === 0 ? word : `${word} ${known[index]}`, "zq");
			const found = await ratio(message);
			if (found > mostRatio) slow.push(`${word}: ${found.toFixed(1)}`);
		}
		expect(known.length).toBeGreaterThan(2000);
		expect(slow).toEqual([]);
	}, 300_000);

	it("made of every word that the models know, one after another", async () => {
		const { answers } = await library.knowledge("es");
		const words = [...answers.features.keys()].filter((feature) => !feature.endsWith(".")).join(" ");
		for (let from = 0; from < words.length; from += 5000) {
			expect(await ratio(words.slice(from, from + 5000))).toBeLessThan(mostRatio);
		}
	}, 300_000);

	it.each([
		["the longest wish for a language", repetition("respond", "x")],
		["the longest smalltalk", repetition("bien", "zq")],
		["one space between two words", `a${" ".repeat(4998)}b`],
		["line breaks", `a${"\n".repeat(4998)}b`],
		["line breaks between words", "sí\n".repeat(1666)],
		["one word", "a".repeat(5000)],
		["one word that a stemmer may read in many ways", "y".repeat(5000)],
		["a word of endings", "iones".repeat(1000)],
		["punctuation after a greeting", `hola${"!".repeat(4995)}x`],
		["apostrophes", "a'".repeat(2500)],
		["the letters of a company's form", "s.a. ".repeat(1000)],
		["amounts", "1,".repeat(2500)],
		["accents without letters", `a${"\u0301".repeat(4999)}`],
		["signs that stand for eighteen letters each", "\uFDFA".repeat(5000)],
		["signs of two units", "😀".repeat(2500)],
		["the beginnings of links", "](/".repeat(1666)],
		...[3, 4, 5, 6, 8, 10, 12, 16, 24].map((length) => [`made-up words of ${length} letters`, madeUp(length)]),
		["ordinary questions one after another", repetition(ordinaryQuestions.join(" "))],
	])("made of %s", async (_, message) => {
		expect(await ratio(message)).toBeLessThan(mostRatio);
	});

	it.each([6, 10, 16])("after nine like it and answers made of links, with words of %i letters", async (length) => {
		const earlier = Array.from({ length: 9 }, (): ChatMessage[] => [
			{ role: "user", content: madeUp(length) },
			{ role: "assistant", content: "](/a".repeat(4000) },
		]).flat();
		expect(await ratio("¿y en Hermosillo?", earlier)).toBeLessThan(mostRatio);
		expect(await ratio(madeUp(length), earlier)).toBeLessThan(mostRatio);
	});
});
