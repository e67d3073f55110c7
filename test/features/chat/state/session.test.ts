import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeDelta, writeDone, writeError } from "../../../../app/features/chat/protocol/writer.ts";
import { ChatSession } from "../../../../app/features/chat/state/session.ts";
import { loadConversation } from "../../../../app/features/chat/state/storage.ts";
import { fakeTab } from "./tab.ts";

const tab = fakeTab();
const encoder = new TextEncoder();

/** The route, under the test's control: what it is asked, what it says, and whether the visitor hung up. */
let asked: { messages: unknown[]; say: (text: string) => void; end: () => void; signal: AbortSignal }[];

beforeEach(() => {
	vi.useFakeTimers();
	asked = [];
	vi.stubGlobal("fetch", (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
		return Promise.resolve(
			new Response(
				new ReadableStream<Uint8Array>({
					start(controller) {
						signal.addEventListener("abort", () => {
							try {
								controller.error(signal.reason);
							} catch {}
						});
						asked.push({
							messages: JSON.parse(body).messages,
							say: (text) => controller.enqueue(encoder.encode(text)),
							end: () => controller.close(),
							signal,
						});
					},
				}),
			),
		);
	});
});
afterEach(() => vi.useRealTimers());

function start() {
	const onFailure = vi.fn();
	const session = new ChatSession({ locale: "es", onFailure });
	return { session, onFailure, last: () => session.conversation().at(-1) };
}

const soon = () => vi.advanceTimersByTimeAsync(50);

describe("a session", () => {
	it("sends what is trimmed, ignores what is empty, refuses what is too long, and waits for the answer", async () => {
		const { session } = start();
		expect(session.ask(" \n\t ")).toBe("empty");
		expect(session.ask("x".repeat(5001))).toBe("too-long");
		expect(session.conversation()).toEqual([]);
		expect(session.ask(`  ${"x".repeat(5000)}\n`)).toBe("sent");
		expect(session.ask("Otra")).toBe("busy");
		await soon();
		expect(asked).toHaveLength(1);
		expect(asked[0]?.messages).toEqual([{ role: "user", content: "x".repeat(5000) }]);
	});

	it("shows an answer as it arrives and keeps it", async () => {
		const { session, last, onFailure } = start();
		session.ask("Hola");
		await soon();
		asked[0]?.say(writeDelta("Buenos ") + writeDelta("días"));
		await soon();
		expect(last()).toMatchObject({ content: "Buenos días", status: "arriving" });
		asked[0]?.say(writeDelta(".") + writeDone());
		await soon();
		expect(last()).toMatchObject({ content: "Buenos días.", status: "complete" });
		expect(loadConversation()).toEqual(session.conversation());
		expect(onFailure).not.toHaveBeenCalled();
	});

	it("keeps the text when it is stopped, hangs up, and hears nothing more", async () => {
		const { session, last, onFailure } = start();
		session.ask("Hola");
		await soon();
		asked[0]?.say(writeDelta("Buenos"));
		// Not shown yet: what has arrived counts all the same.
		await vi.advanceTimersByTimeAsync(1);
		session.stop();
		expect(last()).toMatchObject({ content: "Buenos", status: "stopped" });
		expect(asked[0]?.signal.aborted).toBe(true);
		await soon();
		expect(last()).toMatchObject({ content: "Buenos", status: "stopped" });
		expect(onFailure).not.toHaveBeenCalled();
	});

	it("tells of a failure once, keeps the text, and can ask again", async () => {
		const { session, last, onFailure } = start();
		session.ask("Hola");
		await soon();
		asked[0]?.say(writeDelta("Buen") + writeError("502"));
		await soon();
		expect(last()).toMatchObject({ content: "Buen", status: "failed" });
		expect(onFailure.mock.calls).toEqual([["failed"]]);
		session.retry();
		await soon();
		expect(asked[1]?.messages).toEqual([{ role: "user", content: "Hola" }]);
		asked[1]?.say(writeDelta("Buenos días.") + writeDone());
		await soon();
		expect(last()).toMatchObject({ content: "Buenos días.", status: "complete" });
		expect(session.conversation()).toHaveLength(2);
	});

	it("leaves nothing when it is erased in the middle of an answer", async () => {
		const { session } = start();
		session.ask("Hola");
		await soon();
		asked[0]?.say(writeDelta("Buenos"));
		session.erase();
		await vi.advanceTimersByTimeAsync(5000);
		expect(session.conversation()).toEqual([]);
		expect(tab.items.size).toBe(0);
		expect(asked[0]?.signal.aborted).toBe(true);
	});

	it("stops with what has arrived when the page is left", async () => {
		const { session } = start();
		session.followPage();
		session.ask("Hola");
		await soon();
		asked[0]?.say(writeDelta("Buenos"));
		await vi.advanceTimersByTimeAsync(1);
		dispatchEvent(new Event("pagehide"));
		expect(asked[0]?.signal.aborted).toBe(true);
		expect(start().last()).toMatchObject({ content: "Buenos", status: "stopped" });
	});

	it("finds what was said meanwhile when the browser brings the page back", () => {
		const { session } = start();
		session.followPage();
		tab.items.set("site:chat", JSON.stringify([{ role: "user", content: "From the other page" }]));
		dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
		expect(session.conversation()).toEqual([{ id: 1, role: "user", content: "From the other page" }]);
	});

	it("tells its listeners, at the pace of the eye and not of the network", async () => {
		const { session } = start();
		session.ask("Hola");
		await soon();
		const listener = vi.fn();
		session.subscribe(listener);
		for (let piece = 0; piece < 2000; piece++) asked[0]?.say(writeDelta("a "));
		await soon();
		await soon();
		expect(session.conversation().at(-1)?.content).toHaveLength(4000);
		expect(listener.mock.calls.length).toBeLessThan(5);
	});
});
