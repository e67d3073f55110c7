import type { Page } from "playwright-core";

/** What a test has a hold of in the page: the site's route, in its place. */
interface FakeRoute {
	/** Status of the next answers; 200 streams. */
	status: number;
	/** Bodies of the requests that came in. */
	requests: { messages: { role: string; content: string }[] }[];
	languages: string[];
	aborted: number;
	say(text: string): void;
	end(last: string): void;
}

declare global {
	interface Window {
		fakeRoute: FakeRoute;
	}
}

/** Runs in the page: answers for `/api/legal-chat`, piece by piece, as the test says. */
function installFakeRoute(): void {
	const real = window.fetch;
	const encoder = new TextEncoder();
	let body: ReadableStreamDefaultController<Uint8Array> | undefined;
	const route: FakeRoute = {
		status: 200,
		requests: [],
		languages: [],
		aborted: 0,
		say: (text) =>
			body?.enqueue(encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`)),
		end(last) {
			if (last !== "") body?.enqueue(encoder.encode(`data: ${last}\n\n`));
			body?.close();
		},
	};
	window.fakeRoute = route;
	window.fetch = async (input, init) => {
		if (!String(input).endsWith("/api/legal-chat")) return real(input, init);
		route.requests.push(JSON.parse(String(init?.body)));
		route.languages.push(new Headers(init?.headers).get("accept-language") ?? "");
		if (route.status === 0) throw new TypeError("Failed to fetch");
		if (route.status !== 200) return Response.json({ title: "x" }, { status: route.status });
		return new Response(
			new ReadableStream({
				start(controller) {
					body = controller;
					init?.signal?.addEventListener("abort", () => {
						try {
							controller.error(init.signal?.reason);
							route.aborted++;
						} catch {}
					});
				},
			}),
			{ headers: { "content-type": "text/event-stream" } },
		);
	};
}

/** The panel as a visitor meets it, in either language, and the route behind it. */
export async function chatOn(page: Page, { fake = true } = {}) {
	if (fake) {
		await page.addInitScript(installFakeRoute);
		await page.evaluate(installFakeRoute);
	}
	const panel = page.getByRole("dialog", { name: /^(Asistente|Assistant)/ });
	const field = panel.getByRole("textbox");
	const chat = {
		panel,
		field,
		launcher: page.getByRole("complementary").getByRole("button", { name: /^(Asistente|Assistant)$/ }),
		send: panel.getByRole("button", { name: /^(Enviar|Send)$/ }),
		stop: panel.getByRole("button", { name: /^(Detener la respuesta|Stop the answer)$/ }),
		retry: panel.getByRole("button", { name: /^(Reintentar|Try again)$/ }),
		log: panel.getByRole("log"),
		answers: panel.locator("[data-status]"),
		toast: (text: string) => page.locator("[data-toasts]").getByText(text, { exact: true }),
		async open() {
			await chat.launcher.click();
			await panel.waitFor();
		},
		async ask(text: string) {
			await field.fill(text);
			await field.press("Enter");
		},
		say: (text: string) => page.evaluate((piece) => window.fakeRoute.say(piece), text),
		end: (last = "[DONE]") => page.evaluate((mark) => window.fakeRoute.end(mark), last),
		answerWith: (status: number) =>
			page.evaluate((next) => {
				window.fakeRoute.status = next;
			}, status),
		route: () =>
			page.evaluate(() => {
				const { requests, languages, aborted } = window.fakeRoute;
				return { requests, languages, aborted };
			}),
		/** Asks, and has the whole answer at once. */
		async exchange(question: string, answer: string) {
			await chat.ask(question);
			await chat.stop.waitFor();
			await chat.say(answer);
			await chat.end();
			await chat.stop.waitFor({ state: "detached" });
		},
	};
	return chat;
}
