/**
 * The conversation with the assistant that a visitor carries into the form, as plain text in the tab's own storage. The
 * chat writes it on "send this to the firm"; the form shows it, lets it be corrected, and erases it once it was sent.
 */
const storageKey = "lindero:transcript";

/** Told on `window` when a conversation arrives while the form is on screen. */
const arrival = "lindero:transcript";

export function readTranscript(): string {
	try {
		return sessionStorage.getItem(storageKey) ?? "";
	} catch {
		return "";
	}
}

/** Keeps a conversation for the form. An empty one erases it. */
export function keepTranscript(text: string): void {
	try {
		if (text === "") sessionStorage.removeItem(storageKey);
		else sessionStorage.setItem(storageKey, text);
	} catch {
		// Without storage the conversation stays in the form as long as the page does.
	}
}

/** @returns how to stop listening. */
export function onTranscript(listener: (text: string) => void): () => void {
	const heard = () => listener(readTranscript());
	addEventListener(arrival, heard);
	return () => removeEventListener(arrival, heard);
}
