import { expect, it, vi } from "vitest";
import {
	handOverTranscript,
	onTranscript,
	readTranscript,
	saveTranscript,
} from "../../../app/features/hand-off/transcript.ts";
import { limits } from "../../../app/features/inquiry/protocol/inquiry-fields.ts";
import { fakeTab } from "../chat/state/tab.ts";

const tab = fakeTab();

it("waits under its key and reaches a form that is there already", () => {
	const heard = vi.fn();
	const stop = onTranscript(heard);
	handOverTranscript("Visitante:\n¿Qué llevo?");
	expect(tab.items.get("site:transcript")).toBe("Visitante:\n¿Qué llevo?");
	expect(heard).toHaveBeenCalledExactlyOnceWith("Visitante:\n¿Qué llevo?");
	stop();
	handOverTranscript("otra");
	expect(heard).toHaveBeenCalledTimes(1);
	expect(readTranscript()).toBe("otra");
});

it("is erased by an empty one", () => {
	saveTranscript("algo");
	saveTranscript("");
	expect(tab.items.has("site:transcript")).toBe(false);
	expect(readTranscript()).toBe("");
});

it("leaves the form alone when there is no room for it", () => {
	tab.capacity = 3;
	const heard = vi.fn();
	onTranscript(heard);
	handOverTranscript("Visitante");
	expect(heard).not.toHaveBeenCalled();
});

it("does without storage where the browser has none", () => {
	vi.stubGlobal("sessionStorage", undefined);
	expect(() => saveTranscript("algo")).not.toThrow();
	expect(readTranscript()).toBe("");
});

it("is as long as the form takes", () => {
	expect(limits.transcript).toBe(40_000);
});
