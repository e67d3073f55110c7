import { readTab, writeTab } from "../../hand-off/tab-storage.ts";
import { fieldNames } from "../protocol/inquiry-fields.ts";

/**
 * What a visitor has typed, stored in the tab with each stroke as a query string, so that neither an error nor a reload
 * nor a step to another page loses it. Erased once it was sent, or with the tab.
 */
const storageKey = "site:draft";

/** Set on a draft that was sent and not changed since: to be erased as soon as the confirmation is seen. */
const sentMark = "sent";

/** Fields of the draft: not the honeypot, the key and the source, and not the conversation, which is stored by itself. */
export const draftFields = fieldNames.filter(
	(name) => name !== "website" && name !== "key" && name !== "source" && name !== "transcript",
);

export function readDraft(): URLSearchParams {
	return new URLSearchParams(readTab(storageKey));
}

/** @param sent whether the form is on its way */
export function saveDraft(form: HTMLFormElement, sent = false): void {
	const data = new FormData(form);
	const draft = new URLSearchParams();
	for (const name of draftFields) {
		const value = data.get(name);
		// The page's own language is nobody's choice: on the page in the other language it would be the wrong one.
		const chosen = name !== "language" || value !== document.documentElement.lang;
		if (typeof value === "string" && value !== "" && chosen) draft.set(name, value);
	}
	if (sent) draft.set(sentMark, "on");
	writeTab(storageKey, draft.toString());
}

export function eraseDraft(): void {
	writeTab(storageKey, "");
}

/** Whether the stored draft is the one that was just sent, not a later one. */
export function draftWasSent(): boolean {
	return readDraft().has(sentMark);
}
