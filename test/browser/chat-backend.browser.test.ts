import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServedBuild, serveBuild } from "../../tools/serve-build.ts";
import type { ChatMode } from "../mocks/chat-faults.ts";
import { type ChatServer, startChatServer } from "../mocks/chat-server.ts";
import { hydrated, launchBrowser } from "./browser.ts";
import { chatOn } from "./chat-page.ts";

const { open } = launchBrowser();

let backend: ChatServer;
let site: ServedBuild;
let visitors = 0;

beforeAll(async () => {
	backend = await startChatServer();
	site = await serveBuild({ LEGAL_CHAT_URL: backend.url, LEGAL_CHAT_TOKEN: "token-of-the-tests" });
});
afterAll(async () => {
	site?.stop();
	await backend?.close();
});

/** A visitor with an address of their own, since the route counts messages by address. */
async function visit(path: string) {
	const page = await open(path, {
		baseURL: site.url,
		extraHTTPHeaders: { "cf-connecting-ip": `203.0.113.${++visitors}` },
	});
	await hydrated(page);
	const chat = await chatOn(page, { fake: false });
	await chat.open();
	return { page, ...chat };
}

/** These end by a time limit of the route: 15 s without headers, 30 s of silence. */
const hanging = ["hang-before-headers", "hang-mid-stream"] as const;
const before = ["401", "403", "429", "500", "html-502", "html", "json", "empty", "redirect", "reset"] as const;
const midway = ["error-mid-stream", "reset-mid-stream"] as const;

const connectionFailed = "No se pudo conectar con el asistente. Intenta de nuevo.";

/** How a failure is told, and of which: what fails is the same in both languages, one of each kind is enough for the second. */
const languages: [string, string, readonly ChatMode[]][] = [
	["/redes", connectionFailed, [...before, ...midway]],
	["/en/social", "Could not connect to the assistant. Please try again.", ["500", "error-mid-stream"]],
];

const textOf: Partial<Record<ChatMode, string>> = {
	"hang-mid-stream": "Hola, soy la respuesta",
	"error-mid-stream": "Hola, soy la respuesta",
	"reset-mid-stream": "Hola, soy la respuesta",
};

describe("through the Worker, from a backend that hangs", () => {
	let waiting: { chat: Awaited<ReturnType<typeof visit>>; mode: ChatMode }[];

	// Asked first and looked at last, so that nobody waits for them.
	beforeAll(async () => {
		waiting = [];
		for (const mode of hanging) {
			const chat = await visit("/redes");
			await chat.ask(`[[mode:${mode}]]`);
			waiting.push({ chat, mode });
		}
	});

	describe("what the visitor sees", () => {
		it("is the answer, whole, of a backend in order", async () => {
			const chat = await visit("/redes");
			for (const mode of ["ok", "no-done"] as const) {
				await chat.ask(`Hola [[mode:${mode}]]`);
				await expect.poll(() => chat.answers.last().getAttribute("data-status")).toBe("complete");
				expect(await chat.answers.last().textContent()).toContain(
					"Hola, soy la respuesta de prueba. ¿Qué más necesita?",
				);
			}
			expect(JSON.parse(backend.requests.at(-1)?.body ?? "{}").messages).toHaveLength(3);
			expect(backend.requests.at(-1)?.headers.authorization).toBe("Bearer token-of-the-tests");
		});

		it.each(languages)(
			"on %s is the toast, the text so far and a retry, whatever fails",
			async (path, toast, modes) => {
				const chat = await visit(path);
				for (const [index, mode] of modes.entries()) {
					await chat.ask(`[[mode:${mode}]]`);
					await expect
						.poll(() => chat.answers.nth(index).getAttribute("data-status"), { message: mode })
						.toBe("failed");
					await chat.toast(toast).first().waitFor();
					expect(await chat.answers.nth(index).textContent(), mode).toContain(textOf[mode] ?? "");
					expect(await chat.retry.isEnabled(), mode).toBe(true);
				}
				expect(await chat.page.content()).not.toContain("SECRET-OF-THE-BACKEND");
				expect(await chat.page.content()).not.toContain("token-of-the-tests");
			},
		);

		it("is what has arrived after a stop, and the backend is told to stop as well", async () => {
			const chat = await visit("/redes");
			await chat.ask("[[mode:long]]");
			await chat.answers.getByText("1 2 3").waitFor();
			const asked = backend.requests.at(-1);
			expect(asked?.mode).toBe("long");
			await chat.stop.click();
			await expect.poll(() => asked?.aborted).toBe(true);
			expect(await chat.answers.first().getAttribute("data-status")).toBe("stopped");
			const text = await chat.answers.first().textContent();
			expect(text).toContain("1 2 3");
			expect(text).not.toContain("40");
			expect(await chat.toast(connectionFailed).count()).toBe(0);
		});

		it.each(languages)("on %s is the other text when the route takes a message for invalid", async (path) => {
			const chat = await visit(path);
			// Something between page and route that grows the message.
			await chat.page.route("**/api/legal-chat", (route) =>
				route.continue({ postData: JSON.stringify({ messages: [{ role: "user", content: "x".repeat(5001) }] }) }),
			);
			await chat.ask("Hola");
			await chat
				.toast(
					/en/.test(path)
						? "Message is invalid or too long (maximum 5000 characters)"
						: "El mensaje es inválido o demasiado largo (máximo 5000 caracteres)",
				)
				.waitFor();
		});
	});

	it("fails in the end, with the text so far", { timeout: 60_000 }, async () => {
		for (const { chat, mode } of waiting) {
			await expect
				.poll(() => chat.answers.first().getAttribute("data-status"), { timeout: 45_000, message: mode })
				.toBe("failed");
			expect(await chat.answers.first().textContent()).toContain(textOf[mode] ?? "");
			expect(await chat.retry.isEnabled()).toBe(true);
		}
	});
});

describe("with the embedded assistant", () => {
	it.each([
		["/redes", "¿A qué hora abren?", "8:30"],
		["/en/social", "What time do you open?", "8:30"],
	])("on %s answers from facts without any backend", async (path, question, fact) => {
		const page = await open(path, { extraHTTPHeaders: { "cf-connecting-ip": `203.0.113.${++visitors}` } });
		await hydrated(page);
		const chat = await chatOn(page, { fake: false });
		await chat.open();
		await chat.ask(question);
		await expect.poll(() => chat.answers.first().getAttribute("data-status")).toBe("complete");
		expect(await chat.answers.first().textContent()).toContain(fact);
		expect(await chat.answers.getByRole("link").count()).toBeGreaterThan(0);
	});
});
