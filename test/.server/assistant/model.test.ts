import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AssistantError, type Turn } from "../../../app/.server/assistant/assistant.ts";
import type { Reply } from "../../../app/.server/assistant/embedded/compose/reply.ts";
import { model } from "../../../app/.server/assistant/model.ts";
import { firm } from "../../../app/site/content/content.server.ts";
import { payloadOf } from "../../features/chat/protocol/streams.ts";
import type { ChatMode } from "../../mocks/chat-faults.ts";
import { type ChatServer, startChatServer } from "../../mocks/chat-server.ts";
import { found, passage } from "./passages.ts";

// Over real connections, with a server that speaks the stream of chat completions and means no good.

const patient = { firstText: 5000, idle: 5000 };
const short = { firstText: 400, idle: 400 };
const house = "La respuesta de la casa.";
const reply = found(
	passage("Citas", "/faq#citas"),
	passage("Casos", "/casos", { notice: "Los resultados pasados no garantizan otros." }),
);
let chat: ChatServer;

beforeAll(async () => {
	chat = await startChatServer();
});
afterAll(() => chat.close());
beforeEach(() => {
	chat.requests.length = 0;
	chat.mode = "ok";
});

interface Options {
	times?: typeof patient;
	own?: Reply;
	mayCall?: () => Promise<boolean>;
	signal?: AbortSignal;
	question?: string;
}

function assistant({ times = patient, own = reply, mayCall = async () => true }: Options, fallbacks: string[] = []) {
	return model(
		{ url: chat.url, token: "token-of-the-model", model: "model-of-the-tests" },
		{
			reply: async () => own,
			firm,
			mayCall,
			timeouts: times,
			onFallback: ({ message }) => fallbacks.push(message),
		},
	);
}

function turn({ question = "¿Cómo pido cita?", signal = new AbortController().signal }: Options): Turn {
	return { messages: [{ role: "user", content: question }], locale: "es", signal, now: new Date() };
}

/** The text of an answer, why it was the embedded one, and why it ended early. */
async function answered(options: Options = {}) {
	const fallbacks: string[] = [];
	let text = "";
	try {
		const reader = (await assistant(options, fallbacks)(turn(options))).getReader();
		for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
		return { text, fallbacks };
	} catch (error) {
		if (!(error instanceof AssistantError)) throw error;
		return { text, fallbacks, error: error.message };
	}
}

const says = (...pieces: string[]) => {
	chat.mode = "ok";
	chat.pieces = pieces;
};
const streams = (...pieces: string[]) => {
	chat.mode = "verbatim";
	chat.pieces = pieces;
};
const event = (data: string) => `data: ${data}\n\n`;
const cited = "Pida cita [aquí](/faq#citas).";

describe("an answer", () => {
	test("comes from the model, which is asked with the passages", async () => {
		says("Pida cita ", "[aquí](/faq", "#citas).");
		expect(await answered()).toEqual({ text: cited, fallbacks: [] });
		const [request] = chat.requests;
		expect(request?.headers.authorization).toBe("Bearer token-of-the-model");
		const body = JSON.parse(request?.body ?? "");
		expect(body).toMatchObject({ model: "model-of-the-tests", stream: true });
		expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(["system", "user"]);
		expect(Object.keys(body).sort()).toEqual(["max_completion_tokens", "messages", "model", "stream"]);
	});

	test("is a fixed one where the embedded assistant has no passages: the model never hears of it", async () => {
		let asked = 0;
		const mayCall = async () => {
			asked += 1;
			return true;
		};
		const own = { ...reply, kind: "emergency" as const, text: "Llame al 911.", passages: [] };
		expect(await answered({ own, mayCall })).toEqual({ text: "Llame al 911.", fallbacks: [] });
		expect(chat.requests).toEqual([]);
		expect(asked).toBe(0);
	});

	test("reads the same however its bytes are cut", async () => {
		const bytes = event(payloadOf("Pida cita [aquí](/faq#ci")) + event(payloadOf("tas).")) + event("[DONE]");
		for (const size of [1, 3, 17]) {
			streams(...Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.substr(at * size, size)));
			expect((await answered()).text).toBe(cited);
		}
	});

	test("without the end mark it stands", async () => {
		chat.pieces = [cited];
		chat.mode = "no-done";
		expect(await answered()).toEqual({ text: cited, fallbacks: [] });
	});

	test("passes over what is no text: roles, thoughts, calls of tools, counts, broken JSON", async () => {
		streams(
			": thinking\n\n",
			event('{"choices":[{"delta":{"role":"assistant","content":""}}]}'),
			event('{"choices":[{"delta":{"reasoning_content":"Hm. https://evil.example"}}]}'),
			event('{"choices":[{"delta":{"tool_calls":[{"function":{"name":"mail","arguments":"{}"}}]}}]}'),
			event('{"choices":[{"delta":{"content":'),
			event(payloadOf("<think>secreto</think>\n\n")),
			event(payloadOf(cited)),
			event('{"choices":[],"usage":{"total_tokens":7}}'),
			event("[DONE]"),
		);
		expect(await answered()).toEqual({ text: cited, fallbacks: [] });
	});

	test("links to the best passage at the end where the model linked nothing", async () => {
		says("Pida cita por teléfono.");
		expect((await answered()).text).toBe("Pida cita por teléfono.\n\n[Citas](/faq#citas)");
	});

	test("has the notice of a passage that it links to, once", async () => {
		says("Vea [los casos](/casos).");
		const notice = "Los resultados pasados no garantizan otros.";
		expect((await answered()).text).toBe(`Vea [los casos](/casos).\n\n${notice}`);
		says(`Vea [los casos](/casos). ${notice}`);
		expect((await answered()).text).toBe(`Vea [los casos](/casos). ${notice}`);
	});

	test("keeps no link but those of the site, wherever they are cut", async () => {
		const hostile =
			"Vea [esto](https://evil.example/?q=secreto), ![x](https://evil.example/p.png) <a href='//evil.example'>y</a> https://evil.example [eso](javascript:alert(1)) [aquí](/faq#citas).";
		for (const size of [1, 5, 200]) {
			says(...Array.from({ length: Math.ceil(hostile.length / size) }, (_, at) => hostile.substr(at * size, size)));
			expect((await answered()).text).toBe("Vea esto,  y  eso [aquí](/faq#citas).");
		}
	});

	test.each([
		["many pieces", Array.from({ length: 300 }, () => "palabra ".repeat(10))],
		["one piece of a million characters", ["palabra ".repeat(125_000)]],
	])("ends where it is too long: %s", async (_, pieces) => {
		says(...pieces);
		const { text, error } = await answered();
		expect(error).toBeUndefined();
		expect(text.length).toBeGreaterThan(5000);
		expect(text.length).toBeLessThan(9000);
		expect(text).toMatch(/ …\n\n\[Citas\]\(\/faq#citas\)$/);
	});
});

describe("the embedded answer is given instead", () => {
	test.each<[ChatMode, string]>([
		["401", "refused: status 401"],
		["429", "refused: status 429"],
		["500", "refused: status 500"],
		["html-502", "refused: status 502"],
		["html", "refused: media type"],
		["json", "refused: media type"],
		["empty", "refused: no-text"],
		["redirect", "refused: status 307"],
		["reset", "broken: TypeError"],
	])("%s", async (mode, reason) => {
		chat.mode = mode;
		expect(await answered()).toEqual({ text: house, fallbacks: [reason] });
		expect(chat.requests).toHaveLength(1);
	});

	test.each<ChatMode>(["hang-before-headers", "hang-after-headers", "slow"])("%s", async (mode) => {
		chat.mode = mode;
		const { text, fallbacks } = await answered({ times: short });
		expect(text).toBe(house);
		expect(fallbacks).toEqual([expect.stringMatching(/^silent: /)]);
		await expect.poll(() => chat.requests[0]?.aborted, { timeout: 2000 }).toBe(true);
	});

	test("thoughts without end", async () => {
		streams(event(payloadOf("<think>")), ...Array.from({ length: 400 }, () => event(payloadOf("mmm "))));
		expect(await answered({ times: short })).toEqual({
			text: house,
			fallbacks: [expect.stringMatching(/silent|no-text/)],
		});
		streams(event(payloadOf("<think>")), event(payloadOf("mmm ".repeat(100_000))));
		expect(await answered()).toEqual({ text: house, fallbacks: ["refused: too long"] });
	});

	test.each([
		["an error", [event('{"error":{"message":"SECRET"}}')], "error-payload"],
		["nothing but the end mark", [event("[DONE]")], "no-text"],
		["white space", [event(payloadOf(" \n\n ")), event("[DONE]")], "no-text"],
		["a refusal", [event('{"choices":[{"delta":{"refusal":"I cannot"}}]}'), event("[DONE]")], "no-text"],
		["a call of a tool", [event('{"choices":[{"delta":{"tool_calls":[{"index":0}]}}]}'), event("[DONE]")], "no-text"],
		["broken JSON", [event('{"choices":[{"delta":{"content":"Ho'), event("[DONE]")], "no-text"],
		["a picture alone", [event(payloadOf("![x](https://evil.example)")), event("[DONE]")], "no-text"],
		["no answer in the passages", [event(payloadOf("NO_AN")), event(payloadOf("SWER")), event("[DONE]")], "no answer"],
		["no answer, in bold", [event(payloadOf("**NO_ANSWER**. Los pasajes")), event("[DONE]")], "no answer"],
	])("%s", async (_, pieces, reason) => {
		streams(...pieces);
		expect(await answered()).toEqual({ text: house, fallbacks: [`refused: ${reason}`] });
	});

	test("the day's ceiling is reached: nothing is sent", async () => {
		expect(await answered({ mayCall: async () => false })).toEqual({ text: house, fallbacks: ["refused: ceiling"] });
		expect(chat.requests).toEqual([]);
	});

	test("whatever else fails", async () => {
		const mayCall = () => Promise.reject(new RangeError("what a visitor said"));
		expect(await answered({ mayCall })).toEqual({ text: house, fallbacks: ["broken: RangeError"] });
	});
});

describe("after the first text", () => {
	test.each<[ChatMode, string]>([
		["reset-mid-stream", "broken: TypeError"],
		["error-mid-stream", "refused: error-payload"],
		["hang-mid-stream", "silent: body"],
	])("%s ends the answer as failed", async (mode, error) => {
		chat.mode = mode;
		chat.pieces = ["Pida cita ", "por teléfono "];
		const result = await answered({ times: mode === "hang-mid-stream" ? short : patient });
		expect(result).toEqual({ text: "Pida cita por teléfono ", fallbacks: [], error });
	});

	test("who goes away hangs up on the model", async () => {
		chat.mode = "long";
		const reader = (await assistant({})(turn({}))).getReader();
		await reader.read();
		await reader.cancel();
		await expect.poll(() => chat.requests[0]?.aborted, { timeout: 2000 }).toBe(true);
	});
});

test("who goes away before it gets no other answer", async () => {
	chat.mode = "hang-before-headers";
	const visitor = new AbortController();
	const fallbacks: string[] = [];
	const answer = Promise.resolve(assistant({}, fallbacks)(turn({ signal: visitor.signal })));
	await expect.poll(() => chat.requests.length, { timeout: 2000 }).toBe(1);
	visitor.abort();
	await expect(answer).rejects.toThrow(AssistantError);
	expect(fallbacks).toEqual([]);
});
