import { readTab, writeTab } from "./tab-storage.ts";

/** The key in the tab's storage, and the name of the event on `window` when a conversation arrives. */
const key = "site:transcript";

/** Characters (UTF-16 units) that the contact form takes. */
export const transcriptLimit = 40_000;

/** The conversation that waits for the form; empty where there is none. */
export function readTranscript(): string {
	return readTab(key);
}

/** Stores a conversation for the form; an empty one erases it. Without storage it lives in the form alone. */
export function saveTranscript(text: string): void {
	writeTab(key, text);
}

/** Stores a conversation and shows it to a form that is on screen already. Nothing is sent. */
export function handOverTranscript(text: string): void {
	// Where it could not be stored, the form keeps what it has.
	if (writeTab(key, text)) dispatchEvent(new Event(key));
}

/** Calls back with each conversation that arrives. @returns a function that stops listening */
export function onTranscript(listener: (text: string) => void): () => void {
	const onArrival = () => listener(readTranscript());
	addEventListener(key, onArrival);
	return () => removeEventListener(key, onArrival);
}
