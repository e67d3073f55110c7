import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AssistantError, type Turn } from "../../../app/.server/assistant/assistant.ts";
import { backend } from "../../../app/.server/assistant/backend.ts";
import type { ChatMode } from "../../mocks/chat-faults.ts";
import { type ChatServer, startChatServer } from "../../mocks/chat-server.ts";

// Over real connections: resets, hanging up and back pressure as sockets know them.

const patient = { headers: 5000, idle: 5000, opening: 50 };
const short = { headers: 500, idle: 500, opening: 50 };
let chat: ChatServer;

beforeAll(async () => {
	chat = await startChatServer();
});
afterAll(() => chat.close());
beforeEach(() => {
	chat.requests.length = 0;
	chat.pieces = ["Hola, ", "soy la respuesta."];
});

function turn(mode: ChatMode, signal = new AbortController().signal): Turn {
	return { messages: [{ role: "user", content: `[[mode:${mode}]]` }], locale: "es", signal, now: new Date() };
}

const assistant = (times = patient) => backend({ url: chat.url, token: "token" }, times);

/** The text of an answer and the reason why it ended early, if it did. */
async function reply(mode: ChatMode, times = patient): Promise<{ text: string; reason?: string; detail?: string }> {
	let text = "";
	try {
		const stream = await assistant(times)(turn(mode));
		const reader = stream.getReader();
		for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
		return { text };
	} catch (error) {
		if (!(error instanceof AssistantError)) throw error;
		return { text, reason: error.reason, detail: error.detail };
	}
}

describe("the conversation that is passed on", () => {
	const repeated = (count: number, role: "user" | "assistant", length: number) =>
		Array.from({ length: count }, () => ({ role, content: "a".repeat(length) }));
	const lengthsPassedOn = async (messages: Turn["messages"]) => {
		const stream = await assistant()({ ...turn("ok"), messages });
		await stream.cancel();
		const sent: Turn["messages"] = JSON.parse(chat.requests.at(-1)?.body ?? "{}").messages;
		return sent.map(({ role, content }) => `${role} ${content.length}`);
	};

	test("is whole as long as its messages are no longer than questions may be", async () => {
		expect(await lengthsPassedOn(repeated(20, "user", 5000))).toHaveLength(20);
	});

	test("loses its oldest messages above a hundred thousand characters, never the question", async () => {
		const messages = [...repeated(19, "assistant", 16_000), ...repeated(1, "user", 5000)];
		expect(await lengthsPassedOn(messages)).toEqual([...Array(5).fill("assistant 16000"), "user 5000"]);
	});
});

async function eventually(holds: () => boolean): Promise<void> {
	await expect.poll(holds, { timeout: 2000, interval: 10 }).toBe(true);
}

const whole = "Hola, soy la respuesta.";

test.each<[ChatMode, { text: string; reason?: string; detail?: string }]>([
	["ok", { text: whole }],
	["no-done", { text: whole }],
	["401", { text: "", reason: "refused", detail: "status 401" }],
	["403", { text: "", reason: "refused", detail: "status 403" }],
	["429", { text: "", reason: "refused", detail: "status 429" }],
	["500", { text: "", reason: "refused", detail: "status 500" }],
	["html-502", { text: "", reason: "refused", detail: "status 502" }],
	["html", { text: "", reason: "refused", detail: "media type" }],
	["json", { text: "", reason: "refused", detail: "media type" }],
	["empty", { text: "", reason: "refused", detail: "no-text" }],
	["redirect", { text: "", reason: "refused", detail: "status 307" }],
	["reset", { text: "", reason: "broken", detail: "TypeError" }],
	["hang-before-headers", { text: "", reason: "silent", detail: "headers" }],
	["hang-after-headers", { text: "", reason: "silent", detail: "body" }],
	["hang-mid-stream", { text: whole, reason: "silent", detail: "body" }],
	["reset-mid-stream", { text: whole, reason: "broken", detail: "TypeError" }],
	["error-mid-stream", { text: whole, reason: "refused", detail: "error-payload" }],
])("%s", async (mode, expected) => {
	expect(await reply(mode, expected.reason === "silent" ? short : patient)).toEqual(expected);
	expect(chat.requests.map(({ path }) => path)).toEqual(["/legal-chat"]);
});

test("a backend that is too slow is hung up on", async () => {
	await reply("hang-before-headers", short);
	await reply("hang-mid-stream", short);
	await eventually(() => chat.requests.every((request) => request.aborted));
});

test("one byte a second is slow, not silent: the stream is opened and waits", async () => {
	const visitor = new AbortController();
	const stream = await assistant({ ...patient, idle: 1900 })(turn("slow", visitor.signal));
	const reader = stream.getReader();
	const early = await Promise.race([reader.read(), new Promise((resolve) => setTimeout(resolve, 2200, "nothing yet"))]);
	expect(early).toBe("nothing yet");
	visitor.abort();
	await eventually(() => chat.requests.every((request) => request.aborted));
});

describe("the visitor", () => {
	test.each<ChatMode>(["hang-before-headers", "hang-after-headers", "hang-mid-stream", "long"])(
		"goes away during %s: the backend sees it",
		async (mode) => {
			const visitor = new AbortController();
			const answer = Promise.resolve(assistant()(turn(mode, visitor.signal)));
			await eventually(() => chat.requests.length === 1);
			visitor.abort();
			const ended = await answer
				.then((stream) => stream.getReader().read())
				.then(
					() => "read",
					(error) => error.reason,
				);
			expect(["broken", "read"]).toContain(ended);
			await eventually(() => chat.requests[0]?.aborted === true);
		},
	);

	test("cancels the stream: the backend sees it", async () => {
		const stream = await assistant()(turn("long"));
		const reader = stream.getReader();
		expect((await reader.read()).value).toContain("1 ");
		await reader.cancel();
		await eventually(() => chat.requests[0]?.aborted === true);
	});

	test("who reads slowly slows the backend down", async () => {
		// Forty megabytes, of which the sockets of both ends hold a few.
		chat.pieces = Array.from({ length: 4000 }, () => "x".repeat(10_000));
		const reader = (await assistant()(turn("ok"))).getReader();
		await reader.read();
		const before = process.memoryUsage().arrayBuffers;
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
		expect(chat.requests[0]?.finished).toBe(false);
		let length = 0;
		for (let next = await reader.read(); !next.done; next = await reader.read()) length += next.value.length;
		expect(length).toBeGreaterThan(39_000_000);
	});
});
