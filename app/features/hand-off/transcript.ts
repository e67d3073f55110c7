/** Where the conversation waits in the tab's own storage, and the event on `window` when one arrives. */
const key = "lindero:transcript";

/** Characters (UTF-16 units) that the contact form takes. */
export const transcriptLimit = 40_000;

/** The conversation that waits for the form; empty where there is none. */
export function readTranscript(): string {
	try {
		return sessionStorage.getItem(key) ?? "";
	} catch {
		return "";
	}
}

/** Stores a conversation for the form. An empty one erases it. */
export function saveTranscript(text: string): void {
	try {
		if (text === "") sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
	} catch {
		// Without storage the conversation lives in the form as long as the page does.
	}
}

/** Stores a conversation and shows it to a form that is on screen already. Nothing is sent: the visitor does that there. */
export function handOverTranscript(text: string): void {
	saveTranscript(text);
	// Where it could not be stored, the form keeps what it has.
	if (readTranscript() === text) dispatchEvent(new Event(key));
}

/** Calls back with each conversation that arrives. @returns how to stop listening. */
export function onTranscript(listener: (text: string) => void): () => void {
	const heard = () => listener(readTranscript());
	addEventListener(key, heard);
	return () => removeEventListener(key, heard);
}
