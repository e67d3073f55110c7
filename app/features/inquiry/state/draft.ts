import { z } from "zod";
import { type FieldName, fieldNames } from "../protocol/inquiry-schema.ts";

/**
 * What a visitor has typed, kept in the tab's own storage with each stroke, so that neither an error nor a reload nor a
 * step to another page loses it. Gone once it was sent, or with the tab.
 */
const storageKey = "lindero:draft";

const schema = z.object({
	fields: z.record(z.string(), z.string()),
	/** Sent, and not changed since: to be erased as soon as the confirmation is seen. */
	sent: z.boolean(),
});

/** Fields of the draft: not the honeypot, the key and the source, and not the conversation, which is kept by itself. */
export const draftFields = fieldNames.filter(
	(name) => name !== "website" && name !== "key" && name !== "source" && name !== "transcript",
);

export type Draft = Partial<Record<FieldName, string>>;

export function readDraft(): Draft | undefined {
	const stored = read();
	if (!stored) return undefined;
	return Object.fromEntries(draftFields.flatMap((name) => (stored.fields[name] ? [[name, stored.fields[name]]] : [])));
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
		sessionStorage.setItem(storageKey, JSON.stringify({ fields, sent }));
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

function read() {
	try {
		return schema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null")).data;
	} catch {
		return undefined;
	}
}
