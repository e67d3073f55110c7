import { type FieldName, fieldNames } from "../protocol/inquiry-fields.ts";

/**
 * What a visitor has typed, kept in the tab's own storage with each stroke, so that neither an error nor a reload nor a
 * step to another page loses it. Gone once it was sent, or with the tab.
 */
const storageKey = "lindero:draft";

interface Stored {
	fields: Draft;
	/** Sent, and not changed since: to be erased as soon as the confirmation is seen. */
	sent: boolean;
}

/** Fields of the draft: not the honeypot, the key and the source, and not the conversation, which is kept by itself. */
export const draftFields = fieldNames.filter(
	(name) => name !== "website" && name !== "key" && name !== "source" && name !== "transcript",
);

export type Draft = Partial<Record<FieldName, string>>;

export function readDraft(): Draft | undefined {
	return read()?.fields;
}

/** @param sent whether the form is on its way. */
export function saveDraft(form: HTMLFormElement, sent = false): void {
	const data = new FormData(form);
	const fields = Object.fromEntries(
		draftFields.flatMap((name) => {
			const value = data.get(name);
			// The page's own language is nobody's choice: on the page in the other language it would be the wrong one.
			const chosen = name !== "language" || value !== document.documentElement.lang;
			return typeof value === "string" && value !== "" && chosen ? [[name, value]] : [];
		}),
	);
	try {
		sessionStorage.setItem(storageKey, JSON.stringify({ fields, sent } satisfies Stored));
	} catch {
		// Storage is full or forbidden: the form works without.
	}
}

export function eraseDraft(): void {
	try {
		sessionStorage.removeItem(storageKey);
	} catch {
		// What cannot be erased could not be stored either.
	}
}

/** Whether the draft that is kept is the one that was just sent. A later one stays. */
export function draftWasSent(): boolean {
	return read()?.sent === true;
}

/** What is stored, as far as it can be a draft: others write into a tab's storage as well. */
function read(): Stored | undefined {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
		const { fields, sent }: { fields?: unknown; sent?: unknown } = Object(stored);
		const kept = new Map<string, unknown>(Object.entries(Object(fields)));
		const texts = draftFields.flatMap((name) => {
			const value = kept.get(name);
			return typeof value === "string" ? [[name, value] as const] : [];
		});
		return texts.length > 0 ? { fields: Object.fromEntries(texts), sent: sent === true } : undefined;
	} catch {
		return undefined;
	}
}
