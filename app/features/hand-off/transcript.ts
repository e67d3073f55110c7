import { readTab, writeTab } from "./tab-storage.ts";

/** The key in the tab's storage, and the name of the event on `window` when a conversation arrives. */
const key = "site:transcript";

/** The maximum number of characters (UTF-16 units) that the contact form accepts. */
export const transcriptLimit = 40_000;

/** The conversation waiting for the form; empty if there is none. */
export function readTranscript(): string {
	return readTab(key);
}

/** Stores a conversation for the form; an empty one erases it. Without storage it lives only in the form. */
export function saveTranscript(text: string): void {
	writeTab(key, text);
}

/** Stores a conversation and shows it to a form that is already on screen. Nothing is sent. */
export function handOverTranscript(text: string): void {
	// If it could not be stored, the form keeps what it has.
	if (writeTab(key, text)) dispatchEvent(new Event(key));
}

/**
 * Calls back with each conversation that arrives.
 * @returns a function that stops listening
 */
export function onTranscript(listener: (text: string) => void): () => void {
	const onArrival = () => listener(readTranscript());
	addEventListener(key, onArrival);
	return () => removeEventListener(key, onArrival);
}
