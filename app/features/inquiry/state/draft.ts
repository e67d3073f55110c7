import { readTab, writeTab } from "../../hand-off/tab-storage.ts";

/**
 * What a visitor has typed, stored in the tab on each keystroke as a query string, so that errors, reloads and visits
 * to other pages do not lose it. Erased once it has been sent, or with the tab.
 */
const storageKey = "site:draft";

/** Set on a draft that was sent and not changed since, which is erased as soon as the confirmation is seen. */
const sentMark = "sent";

export function readDraft(): URLSearchParams {
	return new URLSearchParams(readTab(storageKey));
}

/** @param sent whether the form is on its way */
export function storeDraft(draft: URLSearchParams, sent: boolean): void {
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
