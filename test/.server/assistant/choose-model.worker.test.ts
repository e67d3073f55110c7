import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { backendSecret, backendToken } from "../../mocks/legal-chat.ts";
import { found, passage } from "./passages.ts";
import { question, read, seenByBackend, short } from "./turn.ts";

// What the model assistant does with its server is tested in `model.test.ts`; here, that a turn reaches it.

const house = vi.hoisted(() => ({ isFixed: false }));

vi.mock("../../../app/.server/assistant/embedded/embedded.ts", () => ({
	embedded: () => new Response("la casa").body?.pipeThrough(new TextDecoderStream()),
	embeddedReply: async () => (house.isFixed ? found() : found(passage("Citas", "/faq#citas"))),
}));

let lines: string[] = [];
let ask: typeof import("./turn.ts")["ask"];

// All files share one isolate: modules that another has loaded have its embedded assistant in them.
beforeAll(async () => {
	vi.resetModules();
	({ ask } = await import("./turn.ts"));
});
afterAll(() => vi.resetModules());

beforeEach(async () => {
	lines = [];
	house.isFixed = false;
	for (const level of ["info", "warn", "error"] as const) {
		vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
	}
	await env.DB.exec("DELETE FROM quotas");
	await seenByBackend();
});

afterEach(() => vi.restoreAllMocks());

const withModel = (mode: string) => ({
	LEGAL_CHAT_URL: undefined,
	LEGAL_CHAT_TOKEN: undefined,
	LEGAL_CHAT_MODEL_URL: `https://backend.test/legal-chat/${mode}`,
	LEGAL_CHAT_MODEL: "model-of-the-tests",
	LEGAL_CHAT_MODEL_TOKEN: backendToken,
});

const askModel = (mode: string, changes = {}) =>
	ask("unused", { environment: { ...withModel(mode), ...changes }, times: short });

const logged = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "chat.turn");

test("a firm that has a model answers with it", async () => {
	const { text, ending } = await read(await askModel("ok"));
	expect(text).toBe("Hola, soy el asistente.\n\n[Citas](/faq#citas)");
	expect(ending).toBe("done");
	expect(logged()).toEqual([expect.objectContaining({ assistant: "model", level: "info", outcome: "complete" })]);
	const [call] = await seenByBackend();
	expect(call?.headers.authorization).toBe(`Bearer ${backendToken}`);
	expect(JSON.parse(call?.body ?? "").model).toBe("model-of-the-tests");
});

test("a firm that has a backend as well asks the backend, until its day's calls are used up", async () => {
	const both = { LEGAL_CHAT_URL: "https://backend.test/legal-chat/no-done", LEGAL_CHAT_TOKEN: backendToken };
	await read(await askModel("ok", both));
	await read(await askModel("ok", { ...both, LEGAL_CHAT_DAILY_LIMIT: 0 }));
	expect((await seenByBackend()).map(({ mode }) => mode)).toEqual(["no-done", "ok"]);
	expect(logged().map(({ assistant }) => assistant)).toEqual(["backend", "model"]);
});

test("a fixed answer calls nobody and counts nothing", async () => {
	house.isFixed = true;
	expect((await read(await askModel("ok"))).text).toBe("La respuesta de la casa.");
	expect(await seenByBackend()).toEqual([]);
	expect(await env.DB.prepare("SELECT count(*) AS rows FROM quotas").first("rows")).toBe(0);
});

test.each([
	["500", "refused: status 500"],
	["hang-before-headers", "silent: "],
	["hang-after-headers", "silent: "],
	["error-first", "refused: error-payload"],
])("%s: the embedded answer, and the log says why, with no word of anybody", async (mode, reason) => {
	const response = await askModel(mode);
	expect(response.status).toBe(200);
	const { text, ending } = await read(response);
	expect({ text, ending }).toEqual({ text: "La respuesta de la casa.", ending: "done" });
	expect(logged()).toEqual([
		expect.objectContaining({
			assistant: "model",
			level: "warn",
			outcome: "complete",
			fallback: expect.stringContaining(reason),
		}),
	]);
	expect(lines.join("")).not.toContain(backendSecret);
	expect(lines.join("")).not.toContain(backendToken);
	expect(lines.join("")).not.toContain(question.messages[0]?.content);
});

test("after the day's ceiling the embedded assistant answers", async () => {
	const limited = { LEGAL_CHAT_MODEL_DAILY_LIMIT: 1 };
	expect((await read(await askModel("ok", limited))).text).toContain("soy el asistente");
	expect((await read(await askModel("ok", limited))).text).toBe("La respuesta de la casa.");
	expect(await seenByBackend()).toHaveLength(1);
	expect(logged()[1]).toMatchObject({ fallback: "refused: ceiling" });
});

test("an error after the first text ends the answer as failed, with what came before", async () => {
	const { text, ending } = await read(await askModel("error-mid-stream"));
	expect({ text, ending }).toEqual({ text: "Hola, soy el ", ending: "failure" });
});
