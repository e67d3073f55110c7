import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeDelta, writeDone, writeError, writeHeartbeat } from "../../../../app/features/chat/protocol/writer.ts";
import { patience, runTurn } from "../../../../app/features/chat/state/turn.ts";

const encoder = new TextEncoder();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Stands in for the route. `answer` gets the request's signal, as a network would. */
function route(answer: (signal: AbortSignal) => Response | Promise<Response>) {
	const fetch = vi.fn((_address: string, init: RequestInit & { signal: AbortSignal }) =>
		Promise.resolve(answer(init.signal)),
	);
	vi.stubGlobal("fetch", fetch);
	return fetch;
}

const stream = (...parts: string[]) => new Response(parts.join(""));

async function turn(controller = new AbortController()) {
	let text = "";
	const outcome = await runTurn({
		messages: [{ role: "user", content: "Hola" }],
		locale: "en",
		controller,
		onText: (piece) => {
			text += piece;
		},
	});
	return { outcome, text };
}

describe("a turn", () => {
	it("asks the route, in the page's language, with the messages alone", async () => {
		const fetch = route(() => stream(writeDelta("Hello"), writeDelta("."), writeDone()));
		expect(await turn()).toEqual({ outcome: "complete", text: "Hello." });
		const [address, init] = fetch.mock.calls[0] ?? [];
		expect(address).toBe("/api/legal-chat");
		expect(init).toMatchObject({ method: "POST", redirect: "error" });
		expect(new Headers(init?.headers).get("accept-language")).toBe("en");
		expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
		expect(JSON.parse(String(init?.body))).toEqual({ messages: [{ role: "user", content: "Hola" }] });
	});

	it.each([413, 422])("is refused by %i", async (status) => {
		route(() => Response.json({}, { status }));
		expect((await turn()).outcome).toBe("refused");
	});

	it("is told of too many messages", async () => {
		route(() => Response.json({}, { status: 429 }));
		expect((await turn()).outcome).toBe("limited");
	});

	it.each([400, 401, 403, 404, 405, 415, 500, 502, 503, 504])("fails on %i", async (status) => {
		route(() => Response.json({}, { status }));
		expect((await turn()).outcome).toBe("failed");
	});

	it("fails without a connection, without a body, and without a text", async () => {
		route(() => Promise.reject(new TypeError("offline")));
		expect((await turn()).outcome).toBe("failed");
		route(() => new Response(null));
		expect((await turn()).outcome).toBe("failed");
		route(() => stream(writeDone()));
		expect((await turn()).outcome).toBe("failed");
		route(() => stream("<!doctype html><h1>Wi-Fi</h1>"));
		expect((await turn()).outcome).toBe("failed");
	});

	it("hands on what came before a failure", async () => {
		route(() => stream(writeDelta("Sí, has"), writeError("502")));
		expect(await turn()).toEqual({ outcome: "failed", text: "Sí, has" });
	});

	it("counts an answer without the end mark as an answer", async () => {
		route(() => stream(writeDelta("Sí.")));
		expect(await turn()).toEqual({ outcome: "complete", text: "Sí." });
	});

	it("hangs up when it is stopped", async () => {
		const stopper = new AbortController();
		let hungUp = false;
		route((signal) => {
			signal.addEventListener("abort", () => {
				hungUp = true;
			});
			return new Response(
				new ReadableStream({ start: (controller) => controller.enqueue(encoder.encode(writeDelta("Sí"))) }),
			);
		});
		const running = turn(stopper);
		await vi.advanceTimersByTimeAsync(10);
		expect(hungUp).toBe(false);
		stopper.abort();
		expect(hungUp).toBe(true);
		// The stub has no network that would break its body: what counts is that the request was cancelled.
		void running;
	});

	it("gives up a line that went silent, and not one with a heartbeat", async () => {
		const abortable = (signal: AbortSignal, beats: number) =>
			new Response(
				new ReadableStream<Uint8Array>({
					start(controller) {
						signal.addEventListener("abort", () => controller.error(signal.reason));
						controller.enqueue(encoder.encode(writeDelta("Sí")));
						let beat = 0;
						const timer = setInterval(() => {
							if (beat++ >= beats) return clearInterval(timer);
							controller.enqueue(encoder.encode(writeHeartbeat()));
						}, 15_000);
					},
				}),
			);
		route((signal) => abortable(signal, 10));
		let outcome: unknown;
		turn().then((result) => {
			outcome = result;
		});
		await vi.advanceTimersByTimeAsync(150_000);
		expect(outcome).toBeUndefined();
		await vi.advanceTimersByTimeAsync(patience);
		expect(outcome).toEqual({ outcome: "failed", text: "Sí" });
	});
});
